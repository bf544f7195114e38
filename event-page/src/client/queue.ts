import { sendingLimits } from "@janur/domain/limits/sending-limits";
import { find, messageOf, say, setBusy, tell } from "./page.ts";
import { pass } from "./pass-token.ts";
import type { Outcome } from "./post.ts";
import { parse, text } from "./read.ts";
import { keep, kept } from "./storage.ts";

type Act = (operation: string, data: object) => Promise<Outcome>;

const task = "sendInvitations";
/** A pause of this length begins the count anew, in ms. */
const restMs = 20 * 60_000;
const paceKey = "janur:pace";

/** Theirs alone, also where several helpers use one phone. */
const askedKey = () => `janur:asked:${pass.token.split(".")[0] ?? ""}`;

/** What was chosen at `#sendInvitations/<run>/<guest>`, or whose message was opened on this phone and not asked about yet: phones end the tab while WhatsApp is open. */
export function queueOf(place: string): object | null {
  const [name, run, chosen] = place.split("/");
  if (name !== task) return null;
  const question = parse(kept("localStorage", askedKey()));
  const asked = text(question, "guest");
  const isAsked = asked !== "" && (run ?? text(question, "run")) === text(question, "run");
  if (isAsked && (chosen ?? asked) === asked)
    return { run: text(question, "run"), guestId: asked, isAsked: true };
  return { run: run ?? null, guestId: chosen ?? null };
}

/** Counts one more that was sent from this phone. @returns whether it is time for a break */
function isPaceDue(): boolean {
  const [count = 0, at = 0] = kept("localStorage", paceKey).split(" ").map(Number);
  const next = Date.now() - at > restMs ? 1 : count + 1;
  const isDue = next >= sendingLimits.pace;
  keep("localStorage", paceKey, isDue ? "" : `${next} ${Date.now()}`);
  return isDue;
}

/** Says how far a guest's message is; the next one comes back. */
export async function mark(act: Act, newId: () => string, { dataset }: HTMLElement): Promise<void> {
  const body = find("task-body");
  if (body?.getAttribute("aria-busy") === "true") return;
  const { run = "", guest = "", mark: word = "", id } = dataset;
  history.replaceState(null, "", `#${task}/${run}`);
  keep("localStorage", askedKey(), word === "handed" ? JSON.stringify({ run, guest }) : "");
  setBusy(body, true);
  const { refusal } = await act("helperMark", { run, guestId: guest, mark: word, markId: id ?? newId() });
  setBusy(body, false);
  tell(find("say"), refusal && (say(refusal) || say("trouble")));
  if (refusal) return;
  if (word === "sent" && isPaceDue()) messageOf(body)?.append(` ${say("pace")}`);
  // The button that had the focus went with the card before.
  if (document.activeElement === document.body) body?.querySelector<HTMLElement>("#next h3")?.focus();
}
