import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["GALAPAGOS_SERVER"] ?? "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2023", assetsInlineLimit: 0 },
  server: {
    proxy: {
      "/api": { target: `http://${server}`, ws: true },
      "/art": `http://${server}`,
    },
  },
});
