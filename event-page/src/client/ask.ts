import { call } from "./call.ts";
import { guest, readGuest } from "./guest.ts";
import { threadKey } from "./ask-opener.ts";
import { addTexts, find, language, messageOf, say, setBusy, show, slug, tell } from "./page.ts";
import { proof } from "./unlock-token.ts";
import { field, number, text } from "./read.ts";
import { keep, kept } from "./storage.ts";

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/** The style of what only this part draws. */
const rules = [
  "#ask-box{width:min(34rem,100%);max-height:90vh;border:0;border-radius:16px;padding:20px;color:inherit;background:var(--paper,#fff);text-align:left}",
  "#ask-box::backdrop{background:#0008}",
  "#ask-list{margin:12px 0;padding:0;max-height:40vh;overflow-y:auto;list-style:none}",
  "#ask-list li{width:fit-content;max-width:90%;margin:0 0 8px;padding:8px 12px;border:1px solid;border-radius:12px;white-space:pre-wrap;overflow-wrap:anywhere}",
  "#ask-list .own{margin-left:auto}",
  "#ask-list img{display:block;width:auto;max-width:100%;height:auto;max-height:40vh;border-radius:8px}",
  "#ask-list b,#ask-list time{display:block;font-size:.85em}",
];

let known = 0;
/** The message on its way: sent again with the same words it is the same message. */
let sending = { id: "", words: "" };
let timer = 0;
let pauseMs = firstPauseMs;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

const list = element("ol", { id: "ask-list", role: "log", tabindex: "0" });
const nameField = element("input", { name: "name", dir: "auto", maxlength: "80", autocomplete: "name" });
const wordsField = element("textarea", { dir: "auto", rows: "3", maxlength: "2000", required: "" });
const nameLabel = element("label", { class: "f" });
const form = element("form", {});
const forgetting = element("details", {});
const box = element("dialog", { id: "ask-box", "aria-labelledby": "ask-title" });

function newId(): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join("");
}

/** Whose thread: the personal link's, or the one that was begun on this phone. */
const who = () => ({ token: guest.token || null, thread: kept("localStorage", threadKey) || null });

function draw(message: unknown): Node {
  const isOwn = text(message, "by") === "guest";
  const at = new Date(text(message, "createdAt"));
  const day = at.toLocaleDateString(language === "id" ? "id" : "en-GB", { day: "numeric", month: "long" });
  const clock = at.toTimeString().slice(0, 5).replace(":", ".");
  return element(
    "li",
    isOwn ? { class: "own" } : {},
    element("b", { dir: "auto" }, isOwn ? say("you") : text(message, "name")),
    pictureOf(message) ?? element("span", { dir: "auto" }, text(message, "text")),
    appealing(message),
    element("time", {}, `${day}, ${clock}`),
    isOwn ? "" : reporting(text(message, "id")),
  );
}

/** Of a message of theirs that the staff hid: what leads to a plain form, which needs no more of this script. */
function appealing(message: unknown): Node | string {
  const appeal = text(message, "appeal");
  if (appeal !== "open") return appeal && element("p", { class: "small" }, say("appealed"));
  const { token, thread } = who();
  const fields = { language, token, thread, proof, message: text(message, "id") };
  return element(
    "form",
    { method: "post", action: `/event/${slug}/keberatan`, target: "_blank" },
    ...Object.entries(fields).map(([name, value]) =>
      element("input", { type: "hidden", name, value: value ?? "" }),
    ),
    element("button", { class: "quiet" }, say("appeal")),
  );
}

/** A second tap tells the staff: one by mistake tells nobody. */
function reporting(messageId: string): Node {
  const button = element("button", { class: "quiet", type: "button" }, say("reportNow"));
  button.addEventListener("click", () => {
    button.disabled = true;
    const report = { reason: "other", text: "" };
    void call("reportReply", { ...who(), messageId, report }).then(({ result, refusal }) => {
      button.disabled = !!result;
      tell(button, result ? say("reported") : say(refusal) || say("trouble"));
    });
  });
  return element("details", {}, element("summary", { class: "small" }, say("report")), button);
}

/** A small picture that opens the large one; null for a message of words. */
function pictureOf(message: unknown): Node | null {
  const picture = field(message, "picture");
  if (!picture) return null;
  const image = element("img", {
    src: text(picture, "small"),
    width: number(picture, "width"),
    height: number(picture, "height"),
    alt: `${say("picture")} ${text(message, "name")}`,
  });
  return element("a", { href: text(picture, "large"), target: "_blank", rel: "noreferrer" }, image);
}

function showThread(view: unknown): void {
  const isOpen = field(view, "isOpen") === true;
  const latest = field(view, "latest");
  const messages = Number(number(view, "messages"));
  // What somebody has typed stays with them, also where it can no longer be sent.
  show(form, isOpen || wordsField.value !== "");
  if (Array.isArray(latest)) {
    list.replaceChildren(...latest.map(draw));
    list.scrollTop = list.scrollHeight;
    if (messages > known) pauseMs = firstPauseMs;
  }
  known = messages;
  show(list, known > 0);
  show(forgetting, known > 0);
  tell(find("ask-said"), isOpen ? (known > 0 ? "" : say("empty")) : say("over"));
}

async function look(): Promise<void> {
  clearTimeout(timer);
  if (!box.open) return;
  if (document.visibilityState === "visible") {
    const { result } = await call("readThread", { ...who(), known });
    if (result) showThread(result);
    else if (!known) tell(find("ask-said"), "");
  }
  timer = window.setTimeout(() => void look(), pauseMs);
  pauseMs = Math.min(longestPauseMs, pauseMs * 1.5);
}

async function send(): Promise<void> {
  const words = wordsField.value.trim();
  if (!words || form.getAttribute("aria-busy") === "true") return;
  if (sending.words !== words) sending = { id: newId(), words };
  setBusy(form, true);
  const { result, refusal, params } = await call("askHost", {
    ...who(),
    name: nameField.value.trim(),
    id: sending.id,
    text: words,
  });
  setBusy(form, false);
  const isNameMissing = JSON.stringify(field(params, "fields") ?? "").includes('"name"');
  if (result) {
    keep("localStorage", threadKey, text(result, "thread"));
    sending = { id: "", words: "" };
    wordsField.value = "";
    show(nameLabel, false);
    known = 0;
    showThread(result);
    pauseMs = firstPauseMs;
    void look();
  } else if (isNameMissing) {
    show(nameLabel, true);
    nameField.focus();
  }
  tell(
    messageOf(form),
    result
      ? say("sent")
      : isNameMissing
        ? say("nameMissing")
        : say(refusal === "offline" ? "kept" : refusal) || say("trouble"),
  );
}

async function forget(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const { result, refusal } = await call("purgeThread", who());
  button.disabled = false;
  if (!result) tell(messageOf(form), say(refusal) || say("trouble"));
  else {
    keep("localStorage", threadKey, "");
    forgetting.open = false;
    open();
    tell(messageOf(form), say("forgotten"));
  }
}

function open(): void {
  readGuest();
  const { token, thread } = who();
  known = 0;
  pauseMs = firstPauseMs;
  list.replaceChildren();
  show(list, false);
  show(forgetting, false);
  show(nameLabel, !token && !thread);
  nameField.value ||= guest.name;
  tell(messageOf(form), "");
  tell(find("ask-said"), say("loading"));
  if (!box.open) box.showModal();
  void look();
}

/**
 * "Tanya tuan rumah": a window over the page with the guest's thread, which
 * asks for answers while it is open and seen.
 * @param texts of `ask-messages.ts`, and the refusals that a question may meet
 */
export function startAsk(texts: Record<string, string>): void {
  addTexts(texts);
  const sheet = document.styleSheets[0];
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
  list.setAttribute("aria-label", say("button"));
  nameLabel.append(say("name"), nameField);
  const close = element("button", { class: "quiet", type: "button" }, say("close"));
  close.addEventListener("click", () => {
    box.close();
  });
  form.append(
    nameLabel,
    element("label", { class: "f" }, say("question"), wordsField),
    element("button", { class: "btn" }, say("send")),
    element("p", { class: "say", role: "status" }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  const button = element("button", { class: "quiet", type: "button" }, say("forgetNow"));
  button.addEventListener("click", () => void forget(button));
  forgetting.append(
    element("summary", { class: "small" }, say("forget")),
    element("p", {}, say("forgetHint")),
    button,
  );
  box.append(
    element("h2", { id: "ask-title" }, say("button")),
    element("p", { class: "small" }, say("intro")),
    element("p", { id: "ask-said", role: "status" }),
    list,
    form,
    forgetting,
    close,
  );
  document.body.append(box);
  document.addEventListener("visibilitychange", () => {
    pauseMs = firstPauseMs;
    if (document.visibilityState === "visible") void look();
  });
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.id === "ask") open();
  });
  addEventListener("unnamed", () => {
    box.close();
  });
  open();
}
