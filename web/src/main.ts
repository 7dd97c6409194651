import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./language.svelte";
import { applyLooks } from "./settings.svelte";

applyLooks();
const target = document.getElementById("app");
if (target) void speak().then(() => mount(App, { target }));

if (import.meta.env.PROD) {
  // Where the browser does not want one, the page just needs the server.
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}
