import { useSearchParams } from "react-router-dom";
import { changedView, guestViewSchema, type GuestListView } from "./list-view.ts";

/** What the list shows, kept in the address so that it can be sent, bookmarked and gone back to. */
export function useGuestView(): [GuestListView, (change: Partial<GuestListView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = guestViewSchema.parse(Object.fromEntries(parameters));
  const change = (changed: Partial<GuestListView>) => {
    setParameters((old) => changedView(old, changed), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
