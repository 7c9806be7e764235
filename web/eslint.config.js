import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist", "node_modules", "src/schema.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // Our own small router turns plain links into navigation.
      "svelte/no-navigation-without-resolve": "off",
      // Maps and the like are made inside functions here and never watched.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
