import { expect, it } from "vitest";
import { privateRoutes, routesIn } from "./private-routes.ts";

it("reads module and texts of each page", () => {
  const source = `
    page({ path: "/x", title: "x", module: () => import("./routes/x.tsx") }),
    privatePage({
      path: appPaths.tasks,
      title: "tasks",
      namespaces: ["task", "problem"],
      module: () => import("./routes/tasks.tsx"),
    }),
    privatePage({ path: appPaths.home, title: "home", Crumb: A, module: () => import("./routes/home.tsx") }),`;
  expect(routesIn(source)).toEqual([
    { module: "src/app/routes/tasks.tsx", namespaces: ["task", "problem"] },
    { module: "src/app/routes/home.tsx", namespaces: [] },
  ]);
});

it("finds the pages of the router", () => {
  const modules = privateRoutes().map(({ module }) => module);
  expect(new Set(modules).size).toBeGreaterThan(20);
  expect(modules).toContain("src/app/routes/tasks.tsx");
});

it("refuses a page that it does not understand, instead of measuring nothing", () => {
  expect(() => routesIn('privatePage({ path: "/x", ...rest }),')).toThrow("not understood");
});
