import { rawAnswer } from "../rsvp-fields.ts";
import { call, type Outcome } from "./call.ts";
import { guest, setGuest } from "./guest.ts";
import { find, invitationId, language, say, slug, tell } from "./page.ts";
import { field, text } from "./read.ts";
import { keep, kept, newKey } from "./storage.ts";

const pendingKey = `janur:rsvp:${slug}`;

/** Of the attempt in hand; kept until it is answered, so that a lost answer is never a second effect. */
let key = "";
let isSending = false;

function form(): HTMLFormElement | null {
  const found = find("rsvp-form");
  return found instanceof HTMLFormElement ? found : null;
}

function fieldsOf(source: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  new FormData(source).forEach((value, name) => {
    if (typeof value === "string") fields.append(name, value);
  });
  return fields;
}

/** Writes kept words back into the form. */
function refill(fields: URLSearchParams): void {
  for (const element of form()?.elements ?? []) {
    if (element instanceof HTMLInputElement && element.type === "radio") {
      element.checked = fields.get(element.name) === element.value;
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.value = fields.get(element.name) ?? element.value;
    }
  }
  form()?.removeAttribute("hidden");
}

function status(): Element | null | undefined {
  return form()?.querySelector(".say");
}

async function send(fields: URLSearchParams): Promise<void> {
  if (isSending) return;
  isSending = true;
  key = fields.get("key") || key || newKey();
  fields.set("key", key);
  fields.set("token", fields.get("token") ?? guest.token);
  form()?.setAttribute("aria-busy", "true");
  tell(status(), say("sending"));
  const outcome = await call("submitRsvp", {
    invitationId,
    slug,
    language,
    token: fields.get("token") || null,
    name: fields.get("name") ?? "",
    basedOn: Number(fields.get("basedOn")),
    key,
    answer: rawAnswer(fields),
  });
  isSending = false;
  form()?.removeAttribute("aria-busy");
  settle(outcome, fields);
}

function settle(outcome: Outcome, fields: URLSearchParams): void {
  if ("result" in outcome) {
    keep("localStorage", pendingKey, null);
    key = "";
    setGuest({ name: text(outcome.result, "name"), token: text(outcome.result, "token") });
    showRsvp(text(outcome.result, "rsvpHtml"));
    find("answered")?.focus();
    return;
  }
  if ("offline" in outcome) {
    keep("localStorage", pendingKey, fields.toString());
    tell(status(), say("kept"));
    return;
  }
  keep("localStorage", pendingKey, null);
  refill(fields);
  if (outcome.refusal === "rsvp/conflict") {
    const based = form()?.elements.namedItem("basedOn");
    if (based instanceof HTMLInputElement)
      based.value = String(field(outcome.params, "answer", "revision") ?? 0);
    key = "";
  }
  const seats = field(outcome.params, "seats");
  tell(status(), (say(outcome.refusal) || say("trouble")).replace("{seats}", String(seats)));
}

/** Puts the server's own HTML for this guest in place of the form. */
export function showRsvp(html: string): void {
  const place = find("rsvp");
  if (place !== null && html !== "") place.innerHTML = html;
}

/** Sends what was kept while there was no signal. */
export function sendPending(): boolean {
  const pending = kept("localStorage", pendingKey);
  if (pending === "") return false;
  const fields = new URLSearchParams(pending);
  refill(fields);
  tell(status(), say("kept"));
  if (navigator.onLine) void send(fields);
  return true;
}

/** Listens to the section as a whole, because its inside is replaced. */
export function startRsvp(): void {
  const place = find("rsvp");
  if (place === null) return;
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    const source = form();
    if (source !== null) void send(fieldsOf(source));
  });
  place.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const step = Number(button?.dataset["step"]);
    const input = button?.parentElement?.querySelector("input");
    if (step && input) {
      if (step > 0) input.stepUp();
      else input.stepDown();
    }
    if (button?.id === "change") {
      button.setAttribute("aria-expanded", "true");
      button.hidden = true;
      form()?.removeAttribute("hidden");
      const first = form()?.querySelector("input:checked,input[type=radio]");
      if (first instanceof HTMLElement) first.focus();
    }
  });
  addEventListener("online", sendPending);
}
