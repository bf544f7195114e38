import { useSearchParams } from "react-router-dom";
import { chatViewSchema, type ChatView } from "./conversation-view.ts";

/** Which conversation is open and what is searched, kept in the address. Opening one can be gone back from. */
export function useChatView(): [ChatView, (change: Partial<ChatView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = chatViewSchema.parse(Object.fromEntries(parameters));
  const change = (changed: Partial<ChatView>) => {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changed)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: changed.chat === undefined || view.chat !== "", preventScrollReset: true },
    );
  };
  return [view, change];
}
