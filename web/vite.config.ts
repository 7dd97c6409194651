import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons.plugin";

export default defineConfig({
  plugins: [svelte({ configFile: false }), icons()],
  build: { outDir: "../src/wildtable/table/static", emptyOutDir: true, modulePreload: false },
  // `npm run dev` shows the client of this folder at a server that runs beside it.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
