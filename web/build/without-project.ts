import type { Plugin } from "vite";

/** Letters, digits and hyphens, as Google gives them out. */
const projectIds = /^[a-z][a-z0-9-]{3,40}$/;

/** @param value what the build was given as VITE_FIREBASE_PROJECT_ID; null where that names no project */
export function namedProject(value: string | undefined): string | null {
  const id = value?.trim() ?? "";
  return projectIds.test(id) ? id : null;
}

/** Firebase never resolves a `demo-` project: everything of it is on emulators. */
export function isDemo(project: string | null): boolean {
  return project?.startsWith("demo-") ?? false;
}

const script = "/src/app/main.tsx";

/**
 * A build that was not told its project holds no application: it would guess one, and show a demo or another service's data.
 * All of its pages are the one that says so.
 */
export function withoutProject(): Plugin {
  return {
    name: "janur:without-project",
    transformIndexHtml: {
      order: "pre",
      handler(page) {
        if (!page.includes(script)) throw new Error(`index.html has no ${script} any more.`);
        return page.replace(script, "/src/app/without-project.ts");
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build has no page.");
        // Hosting serves these files at /sign-in and at every path but "/".
        for (const fileName of ["sign-in.html", "app.html"])
          this.emitFile({ type: "asset", fileName, source: page.source });
      },
    },
  };
}
