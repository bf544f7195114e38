import { minify } from "@swc/core";
import type { Plugin } from "vite";
import { rewritten, type Places } from "./rewritten.ts";

/** Where the SDK asks whether it was given a pipeline instead of a query, and the methods that it then calls. */
const places: Places = [
  [/(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\((?:[\w.[\]]|\([\w.]*\))+\)/g, "false"],
  [/\b\w+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g, "false"],
  [/^ {4}getDocumentsMatchingPipeline\(.*?^ {4}\}$/ms, ""],
  [/^ {4}getOverlaysForPipeline\(.*?^ {4}\}$/ms, ""],
];

/** Answers with no, so that what follows a yes is never reached. @throws Error when the SDK is written otherwise by now */
export function withoutPipelines(source: string): string {
  return rewritten(source, places, "Firestore's SDK");
}

/**
 * Firestore's SDK carries a second language of queries, pipelines, with everything that answers them from the cache.
 * Nothing here asks with one: where the SDK is told so, the build drops that half of it.
 */
export function noPipelines(): Plugin {
  return {
    name: "janur:no-pipelines",
    async transform(code, id) {
      if (!/\/@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/.test(id)) return null;
      // What follows a no has to go before the bundler asks what is used.
      const { code: left } = await minify(withoutPipelines(code), {
        module: true,
        compress: { passes: 2 },
        mangle: false,
      });
      return { code: left, map: null };
    },
  };
}
