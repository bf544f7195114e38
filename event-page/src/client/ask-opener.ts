import { find, say, slug, tell } from "./page.ts";
import { keep } from "./storage.ts";

/** What leads somebody without a personal link back to their thread, on this phone. */
export const threadKey = `janur:thread:${slug}`;

/** The part that asks the family is fetched when somebody wants it; from then on it answers the button itself. */
export function startAskOpener(): void {
  let script: HTMLScriptElement | undefined;
  addEventListener("click", ({ target }) => {
    if (script || !(target instanceof Element) || target.id !== "ask") return;
    script = document.createElement("script");
    script.src = say("ask");
    script.onerror = () => {
      script = undefined;
      tell(find("said"), say("trouble"));
    };
    document.head.append(script);
  });
  // A thread is theirs who began it: once the page is opened for nobody, the next one begins their own.
  addEventListener("unnamed", () => {
    keep("localStorage", threadKey, "");
  });
}
