import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { icons } from "./icons.plugin.ts";

const WORKER = "sw.js";

/** Tells the service worker the names of all files that were built; see src/worker.js. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      // The name of the entry changes with any of them.
      const entry = Object.values(bundle).find((each) => each.type === "chunk" && each.isEntry);
      worker.code = worker.code
        .replace(/\[.FILES.\]/, JSON.stringify(files.map((name) => `/${name}`)))
        .replace("VERSION", entry?.fileName ?? "");
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), icons(), listFiles()],
  build: {
    outDir: "../src/wildtable/table/static",
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.js" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  // `npm run dev` shows the client of this folder at a server that runs beside it.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
