import queryPlugin from "@tanstack/eslint-plugin-query";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { noLiteralText } from "./tools/lint/no-literal-text.js";

/** `import { z }` brings all of zod into functions: its namespace object cannot be taken apart by the bundler. */
const zodByName = {
  selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
  message: 'Write `import * as z from "zod"`.',
};

/** A key that is spelled twice is changed once. */
const spelledQueryKeys = [
  ":matches(Property[key.name='queryKey'], CallExpression[callee.name='liveQuery']) > ArrayExpression",
  "CallExpression[callee.property.name=/QueryData$/] > ArrayExpression.arguments:first-child",
].map((selector) => ({ selector, message: "Take the key from `lib/query/keys.ts`." }));

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
    // What oxlint knows stands in .oxlintrc.json (docs/decisions/066).
    extends: [tseslint.configs.base],
    rules: { "no-restricted-syntax": ["error", zodByName] },
  },
  {
    // What is logged goes through the logger of functions, which knows no personal data; browsers log nothing.
    files: ["{domain,door,event-page,functions,web}/src/**/*.{ts,tsx}"],
    rules: { "no-console": "error" },
  },
  {
    // It can be foretold: nothing that must not be guessed comes of it. These spread pauses and counters.
    files: ["{domain,door,event-page,functions,web}/src/**/*.{ts,tsx}"],
    ignores: [
      "**/*.test.{ts,tsx}",
      "door/src/sync/keep-in-touch.ts",
      "event-page/src/client/screen/screen.ts",
      "functions/src/nouns/statistics/tap-shards.ts",
      "functions/src/platform/google/{fetch-within,until-first}.ts",
    ],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Use `crypto.getRandomValues` or `randomBytes`." },
      ],
    },
  },
  {
    // `fetch` and sockets wait for ever: what leaves a function goes through what has a deadline.
    files: ["functions/src/**/*.ts"],
    ignores: [
      "**/*.test.ts",

      "functions/src/platform/google/fetch-within.ts",
      "functions/src/platform/outbound/post-outbound.ts",
    ],
    rules: {
      "no-restricted-globals": ["error", { name: "fetch", message: "Use `fetchWithin`." }],
      "no-restricted-imports": [
        "error",
        ...["http", "https", "http2", "net", "tls"].flatMap((name) => [
          { name, message: "Use `fetchWithin`." },
          {
            name: `node:${name}`,
            message: "Use `fetchWithin`.",
            importNames: ["request", "get", "connect", "Socket", "Agent", "default"],
          },
        ]),
      ],
    },
  },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    extends: [queryPlugin.configs["flat/recommended"], reactHooks.configs.flat.recommended],
  },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", zodByName, ...spelledQueryKeys] },
  },
  {
    // What a callback of the SDK throws is lost, and its screen waits for ever.
    files: ["web/src/**/*.{ts,tsx}"],
    ignores: ["web/src/lib/firebase/listen.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { name: "firebase/firestore", importNames: ["onSnapshot"], message: "Use `lib/firebase/listen`." },
      ],
    },
  },
  {
    files: ["{door,web}/src/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    plugins: { janur: { rules: { "no-literal-text": noLiteralText } } },
    rules: { "janur/no-literal-text": "error" },
  },
);
