import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";

/** A page behind the guard, by what it needs before it shows. */
export interface PrivateRoute {
  /** As the manifest of the build calls it. */
  module: string;
  /** Texts, by their file's name. */
  namespaces: readonly string[];
}

/** The pages that `web/src/app/router.tsx` spells with `privatePage`: all but home, which the others are opened from. */
export function privateRoutes(): PrivateRoute[] {
  return routesIn(readFileSync(join(rootFolder, "web", "src", "app", "router.tsx"), "utf8"));
}

/** @throws Error for a page that is spelled in another way than the others */
export function routesIn(source: string): PrivateRoute[] {
  return source
    .split("privatePage({")
    .slice(1)
    .map((text) => {
      const spelled =
        /^[^}]*?(?:namespaces: \[([^\]]*)\][^}]*?)?module: \(\) => import\("\.\/([^"]+)"\)/.exec(text);
      if (spelled?.[2] === undefined) throw new Error(`A page that is not understood: ${text.slice(0, 80)}`);
      const namespaces = [...(spelled[1] ?? "").matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
      return { module: `src/app/${spelled[2]}`, namespaces };
    });
}
