import type { Plugin } from "vite";

const named = /^\s*\w+(?:\.\w+)*\.displayName = .*;$/gm;

/** A library's module without what its components are called in React's tools. */
export function withoutComponentNames(source: string): string {
  return source.replace(named, "");
}

/** Each of Mantine's components says its name to React's tools: 1 KB br of the whole application that nobody reads. */
export function noComponentNames(): Plugin {
  return {
    name: "janur:no-component-names",
    apply: "build",
    transform(code, id) {
      return /\/node_modules\/@mantine\/.*\.mjs$/.test(id)
        ? { code: withoutComponentNames(code), map: null }
        : null;
    },
  };
}
