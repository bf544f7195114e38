import { useSearchParams } from "react-router-dom";
import { changedUsersView, usersViewSchema, type UsersView } from "./users-view.ts";

/** What the list shows, kept in the address so that it can be sent, bookmarked and gone back to. */
export function useUsersView(): [UsersView, (change: Partial<Record<keyof UsersView, string>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = usersViewSchema.parse(Object.fromEntries(parameters));
  const change = (changed: Partial<Record<keyof UsersView, string>>) => {
    setParameters((old) => changedUsersView(old, changed), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
