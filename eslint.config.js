import queryPlugin from "@tanstack/eslint-plugin-query";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { noLiteralText } from "./tools/lint/no-literal-text.js";

export default defineConfig(
  globalIgnores([
    "**/node_modules",
    "functions/lib",
    "web/dist",
    ".janur",
    "**/generated",
    "web/public",
    "test-results",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // `import { z }` brings all of zod into functions: its namespace object cannot be taken apart by the bundler.
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
          message: 'Write `import * as z from "zod"`.',
        },
      ],
      // Parse, never cast: `as const` stays, a cast needs a reason beside it.
      "@typescript-eslint/no-unsafe-type-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Code points are what the limits and parsers of this project count.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
    },
  },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    extends: [queryPlugin.configs["flat/recommended"], reactHooks.configs.flat.recommended],
  },
  {
    files: ["web/src/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    plugins: { janur: { rules: { "no-literal-text": noLiteralText } } },
    rules: { "janur/no-literal-text": "error" },
  },
  {
    // Tests say what they expect with non-null values at hand; a wrong assumption fails the test anyway.
    files: ["**/*.test.ts", "**/*.test.tsx", "tests/**/*.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unsafe-type-assertion": "off",
    },
  },
);
