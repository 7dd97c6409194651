import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyLooks } from "./settings.svelte";

applyLooks();
const target = document.getElementById("app");
if (target) mount(App, { target });
