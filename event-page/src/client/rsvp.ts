import { rawAnswer } from "../invitation/data/rsvp-fields.ts";
import { call } from "./call.ts";
import type { Outcome } from "./post.ts";
import { confirmOwn, guest, joinGroup, setGuest } from "./guest.ts";
import { find, language, messageOf, say, sayRefusal, setBusy, show, slug, tell } from "./page.ts";
import { field, number, text } from "./read.ts";
import { limitSteps, rsvpForm as form, showRsvp } from "./rsvp-place.ts";
import { keep, kept, newKey } from "./storage.ts";

const pendingKey = `janur:rsvp:${slug}`;

/** Of the attempt in hand; kept until it is answered, so that a lost answer is never a second effect. */
let key = "";
let isSending = false;

/** Answers that wait for a signal, one for each link: a family may share a phone. */
function waiting(): URLSearchParams[] {
  return kept("localStorage", pendingKey)
    .split(",")
    .filter(Boolean)
    .map((answer) => new URLSearchParams(answer));
}

function keepPending(token: string | null, answer: string): void {
  const others = waiting().filter((fields) => fields.get("token") !== token);
  keep("localStorage", pendingKey, [...others, answer].join());
}

/** Writes kept words back into the form. */
function refill(fields: URLSearchParams): void {
  for (const input of form()?.querySelectorAll<HTMLInputElement>("input,textarea") ?? []) {
    if (/radio|checkbox/.test(input.type)) input.checked = fields.getAll(input.name).includes(input.value);
    else input.value = fields.get(input.name) ?? input.value;
  }
  for (const fold of form()?.querySelectorAll("details") ?? []) fold.open ||= !!fields.get("representedBy");
  show(form(), true);
}

/** Marks the fields that a refusal names (`answer.questions.menu` is `q.menu` in the form) and leads to the first. */
function markWrong(paths: unknown): void {
  if (!Array.isArray(paths)) return;
  for (const wrong of form()?.querySelectorAll("[aria-invalid]") ?? []) wrong.removeAttribute("aria-invalid");
  for (const path of paths.reverse()) {
    const name = String(path).replace("answer.questions.", "q.").replace("answer.", "");
    const input = form()?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    (input?.closest("fieldset") ?? input)?.setAttribute("aria-invalid", "true");
    input?.focus();
  }
}

/** What the form says now. */
function typed(): URLSearchParams {
  const fields = new URLSearchParams();
  new FormData(form() ?? undefined).forEach((value, name) => {
    if (typeof value === "string") fields.append(name, value);
  });
  return fields;
}

/** Hands an answer in, or keeps it for later; the page may be another's. */
async function deliver(fields: URLSearchParams): Promise<Outcome> {
  const token = fields.get("token");
  const outcome = await call("submitRsvp", {
    language,
    token: token || null,
    name: fields.get("name") ?? "",
    basedOn: Number(fields.get("basedOn")),
    key: fields.get("key"),
    answer: rawAnswer(fields),
  });
  keepPending(token, outcome.refusal === "offline" ? `${fields}` : "");
  return outcome;
}

async function send(fields: URLSearchParams): Promise<void> {
  if (isSending) return;
  isSending = true;
  key = fields.get("key") || key || newKey();
  fields.set("key", key);
  if (!fields.has("token")) fields.set("token", guest.token);
  const token = fields.get("token");
  setBusy(form(), true);
  const { result, refusal, params } = await deliver(fields);
  isSending = false;
  setBusy(form(), false);
  if (result) {
    key = "";
    setGuest({ name: text(result, "name"), token: text(result, "token") });
    confirmOwn(guest.token);
    if (token && token !== guest.token) joinGroup(token);
    showRsvp(result);
    find("answered")?.focus();
    return;
  }
  if (refusal === "rsvp/conflict") fields.set("basedOn", number(params, "answer", "revision"));
  const isOffline = refusal === "offline";
  if (!isOffline) refill(fields);
  markWrong(field(params, "fields"));
  const why = isOffline ? say(refusal) : await sayRefusal(refusal);
  tell(messageOf(form()), why.replace("{seats}", number(params, "seats")));
}

/** Questions that whoever comes has to answer and has not, by the names of their fields. */
function unanswered(fields: URLSearchParams): string[] {
  if (!form()?.querySelector("[value=yes]:checked,[value=maybe]:checked")) return [];
  return Array.from(
    form()?.querySelectorAll<HTMLElement>("[data-need]") ?? [],
    ({ dataset }) => dataset["need"] ?? "",
  ).filter((name) => !fields.get(name)?.trim());
}

export function purgePending(): void {
  keepPending(guest.token, "");
}

/**
 * Sends what was kept while there was no signal; another guest's without a word, for the page is not theirs.
 * @param online of a signal that came back: whoever has typed other words since sends those
 * @returns whether anything of this guest was kept
 */
export function sendPending(online?: Event): boolean {
  let isOwn = false;
  for (const fields of waiting()) {
    if (fields.get("token") !== guest.token) void deliver(fields);
    else if (!online || `${fields}`.startsWith(`${typed()}`)) {
      refill(fields);
      void send(fields);
      isOwn = true;
    }
  }
  return isOwn;
}

/** Listens to the section as a whole, because its inside is replaced. */
export function startRsvp(): void {
  const place = find("rsvp");
  showRsvp(null);
  place?.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = typed();
    const missing = unanswered(fields);
    markWrong(missing);
    if (missing[0]) tell(messageOf(form()), say("input/invalid"));
    else void send(fields);
  });
  place?.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    const input = button.parentElement?.querySelector("input");
    const step = Number(button.dataset["step"]);
    if (step > 0) input?.stepUp();
    else if (step < 0) input?.stepDown();
    limitSteps();
    if (button.id === "change") {
      show(form(), true);
      show(button, false);
      show(find("answered"), false);
      form()?.querySelector<HTMLElement>(":checked,[type=radio]")?.focus();
    }
  });
  place?.addEventListener("change", ({ target }) => {
    const count = (name: string) => form()?.querySelector<HTMLInputElement>(`[name=${name}]`);
    const ticked = form()?.querySelectorAll("[name=member]:checked").length;
    const adults = count("adults");
    if (ticked && adults && target instanceof HTMLInputElement && target.name === "member")
      adults.value = `${Math.max(0, ticked - Number(count("children")?.value))}`;
    limitSteps();
  });
  // What has been answered is not wrong any more.
  place?.addEventListener("input", ({ target }) => {
    if (target instanceof Element) target.closest("[aria-invalid]")?.removeAttribute("aria-invalid");
  });
  addEventListener("online", sendPending);
}
