import { useSearchParams } from "react-router-dom";
import { changedView, taskViewSchema, type TaskView } from "./task-view.ts";

/** What the room shows, kept in the address so that it can be sent, bookmarked and gone back to. */
export function useTaskView(): [TaskView, (change: Partial<TaskView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = taskViewSchema.parse(Object.fromEntries(parameters));
  const change = (changed: Partial<TaskView>) => {
    setParameters((old) => changedView(old, changed), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
