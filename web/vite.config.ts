import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { cpSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const server = process.env["GALAPAGOS_SERVER"] ?? "127.0.0.1:8000";

/** Python itself lies beside the pages. */
const python: Plugin = {
  name: "python-beside-the-pages",
  closeBundle() {
    for (const file of [
      "pyodide.mjs",
      "pyodide.asm.mjs",
      "pyodide.asm.wasm",
      "python_stdlib.zip",
      "pyodide-lock.json",
    ])
      cpSync(`node_modules/pyodide/${file}`, `dist/solo/pyodide/${file}`);
  },
};

/** `vite build` makes the pages of a server, `vite build --mode solo` a site of files with Python in the tab. */
export default defineConfig(({ mode }) => {
  const solo = mode === "solo";
  const reach = `./src/reach/${solo ? "tab.svelte" : "server"}.ts`;
  return {
    plugins: solo ? [svelte(), python] : [svelte()],
    base: solo ? "./" : "/",
    resolve: { alias: { "#reach": fileURLToPath(new URL(reach, import.meta.url)) } },
    worker: { format: "es" as const },
    build: {
      target: "es2023",
      assetsInlineLimit: 0,
      outDir: solo ? "dist/solo" : "dist",
      rolldownOptions: solo
        ? {
            input: { index: "index.html", offline: "src/reach/offline.ts" },
            // The service worker stands at the root: it may only answer for what lies beside or below it.
            output: {
              entryFileNames: (one) => (one.name === "offline" ? "offline.js" : "assets/[name]-[hash].js"),
            },
          }
        : {},
    },
    server: {
      proxy: {
        "/api": { target: `http://${server}`, ws: true },
        "/art": `http://${server}`,
      },
    },
  };
});
