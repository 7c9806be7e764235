import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "#reach": fileURLToPath(new URL("./src/reach/server.ts", import.meta.url)) } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
