import type { Plugin, Rolldown } from "vite";

/** A chunk and all that it imports statically: what has come when it runs. */
export function loadedWith(
  bundle: Rolldown.OutputBundle,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) loadedWith(bundle, imported, found);
  return found;
}

/**
 * Where a chunk fetches another one later, Vite names all files that one needs, to ask for them at once. Those that
 * the first chunk needed itself have come long ago: they are left out of the lists.
 */
export function knownPreloads(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  const known = new Map<string, Set<string>>();
  const knownTo = (host: string) => {
    const found = known.get(host) ?? loadedWith(bundle, host);
    known.set(host, found);
    return found;
  };
  return {
    name: "janur:known-preloads",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) =>
            needed.filter((file) => !knownTo(hostId).has(file)),
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_options, files) {
        bundle = files;
        known.clear();
      },
    },
  };
}
