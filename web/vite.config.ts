import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { icons } from "./icons.plugin";

/** The service worker, which is told the names of all files that were built; see src/worker.js. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const list = JSON.stringify(files.map((name) => `/${name}`));
      const version = createHash("sha256").update(list).digest("hex").slice(0, 12);
      const source = readFileSync("src/worker.js", "utf-8")
        .replace('["FILES"]', list)
        .replace("VERSION", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), icons(), worker()],
  build: { outDir: "../src/wildtable/table/static", emptyOutDir: true, modulePreload: false },
  // `npm run dev` shows the client of this folder at a server that runs beside it.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
