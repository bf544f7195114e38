import { rawAnswer } from "../rsvp-fields.ts";
import { call } from "./call.ts";
import { guest, setGuest } from "./guest.ts";
import { find, language, messageOf, say, setBusy, show, slug, tell } from "./page.ts";
import { number, text } from "./read.ts";
import { keep, kept, newKey } from "./storage.ts";

const pendingKey = `janur:rsvp:${slug}`;

/** Of the attempt in hand; kept until it is answered, so that a lost answer is never a second effect. */
let key = "";
let isSending = false;

function form(): HTMLFormElement | null | undefined {
  return find("rsvp")?.querySelector("form");
}

/** Puts the server's own HTML for this guest in place of the form. */
export function showRsvp(html: string): void {
  const place = find("rsvp");
  if (place && html) place.innerHTML = html;
}

/** Writes kept words back into the form. */
function refill(fields: URLSearchParams): void {
  for (const input of form()?.querySelectorAll("input") ?? []) {
    if (input.type === "radio") input.checked = fields.get(input.name) === input.value;
    else input.value = fields.get(input.name) ?? input.value;
  }
  for (const area of form()?.querySelectorAll("textarea") ?? []) area.value = fields.get(area.name) ?? "";
  show(form(), true);
}

async function send(fields: URLSearchParams): Promise<void> {
  if (isSending) return;
  isSending = true;
  key = fields.get("key") || key || newKey();
  fields.set("key", key);
  if (!fields.has("token")) fields.set("token", guest.token);
  setBusy(form(), true);
  const { result, refusal, params } = await call("submitRsvp", {
    language,
    token: fields.get("token") || null,
    name: fields.get("name") ?? "",
    basedOn: Number(fields.get("basedOn")),
    key,
    answer: rawAnswer(fields),
  });
  isSending = false;
  setBusy(form(), false);
  const isOffline = refusal === "offline";
  keep("localStorage", pendingKey, isOffline ? fields.toString() : "");
  if (result) {
    key = "";
    setGuest({ name: text(result, "name"), token: text(result, "token") });
    showRsvp(text(result, "rsvpHtml"));
    find("answered")?.focus();
    return;
  }
  if (!isOffline) refill(fields);
  if (refusal === "rsvp/conflict") {
    key = "";
    for (const based of form()?.querySelectorAll<HTMLInputElement>("[name=basedOn]") ?? []) {
      based.value = number(params, "answer", "revision");
    }
  }
  tell(messageOf(form()), (say(refusal) || say("trouble")).replace("{seats}", number(params, "seats")));
}

/**
 * Sends what was kept while there was no signal.
 * @returns whether anything was kept
 */
export function sendPending(): boolean {
  const pending = kept("localStorage", pendingKey);
  if (!pending) return false;
  const fields = new URLSearchParams(pending);
  refill(fields);
  void send(fields);
  return true;
}

/** Listens to the section as a whole, because its inside is replaced. */
export function startRsvp(): void {
  const place = find("rsvp");
  place?.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    new FormData(form() ?? undefined).forEach((value, name) => {
      if (typeof value === "string") fields.append(name, value);
    });
    void send(fields);
  });
  place?.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    const input = button.parentElement?.querySelector("input");
    const step = Number(button.dataset["step"]);
    if (step > 0) input?.stepUp();
    else if (step < 0) input?.stepDown();
    if (button.id === "change") {
      show(form(), true);
      show(button, false);
      form()?.querySelector<HTMLElement>(":checked,[type=radio]")?.focus();
    }
  });
  addEventListener("online", sendPending);
}
