import { lazy, Suspense, type ComponentType } from "react";

const Nothing: ComponentType = () => null;

const Count = lazy<ComponentType>(() =>
  import("./open-tasks-count.tsx").then(
    ({ OpenTasksCount }) => ({ default: OpenTasksCount }),
    () => ({ default: Nothing }),
  ),
);

/** How many tasks are not done; what counts them comes after the page. */
export function OpenTasks() {
  return (
    <Suspense>
      <Count />
    </Suspense>
  );
}
