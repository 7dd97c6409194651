"""The games as other libraries know games; each bridge is an extra of its own."""
