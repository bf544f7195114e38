import { useSearchParams } from "react-router-dom";
import { changedView, rsvpViewSchema, type RsvpView } from "./view.ts";

/** What the room shows, kept in the address so that it can be sent, bookmarked and gone back to. */
export function useRsvpView(): [RsvpView, (change: Partial<RsvpView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = rsvpViewSchema.parse(Object.fromEntries(parameters));
  const change = (changed: Partial<RsvpView>) => {
    setParameters((old) => changedView(old, changed), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
