import { useSearchParams } from "react-router-dom";
import { listViewSchema, type ListView } from "../../list-view.ts";

/** What the list shows, kept in the address so that it can be sent, bookmarked and gone back to. */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = listViewSchema.parse(Object.fromEntries(parameters));
  const change = (changed: Partial<ListView>) => {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        const defaults = listViewSchema.parse({});
        for (const [name, value] of Object.entries({ ...view, ...changed })) {
          const isDefault = Object.entries(defaults).some(([key, usual]) => key === name && usual === value);
          if (isDefault) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [view, change];
}
