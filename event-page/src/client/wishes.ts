import { call } from "./call.ts";
import { guest, sign } from "./guest.ts";
import {
  fact,
  find,
  language,
  messageOf,
  say,
  sayRefusal,
  setBusy,
  show,
  slug,
  tell,
  whenNear,
} from "./page.ts";
import { field, parse, text } from "./read.ts";
import { newKey } from "./storage.ts";

let next = "";
let key = "";
/** What `key` was made for: other words are another wish. */
let words = "";

/** Puts a wish on the wall, unless it hangs there already. */
function put(wish: unknown, isNewest: boolean): void {
  const list = find("wishes");
  const id = `w-${text(wish, "id")}`;
  const item = document.querySelector("template")?.content.querySelector("li")?.cloneNode(true);
  if (!list || !(item instanceof Element) || find(id)) return;
  item.id = id;
  tell(item.querySelector("p"), text(wish, "text"));
  tell(item.querySelector("b"), text(wish, "name"));
  const day = new Date(text(wish, "createdAt")).toLocaleDateString(language === "id" ? "id" : "en-GB", {
    day: "numeric",
    month: "long",
  });
  tell(
    item.querySelector("span"),
    (text(wish, "attendance") === "yes" ? `· ${say("coming")} ` : "") + `· ${day}`,
  );
  const reply = text(wish, "reply");
  const answer = item.querySelector(".reply");
  tell(answer, `${say("reply")} ${reply}`);
  show(answer, reply !== "");
  if (isNewest) list.prepend(item);
  else list.append(item);
}

/** A closed page's wall asks for the proof again; all others are shared. */
async function read(): Promise<unknown> {
  if (fact("closed"))
    return (await call("readWishes", { token: guest.token || null, after: next || null })).result;
  const response = await fetch(`/event/${slug}/wishes.json${next && `?after=${encodeURIComponent(next)}`}`);
  return parse(await response.text());
}

/** Fetches a page of the wall; without signal the link to the wishes' own page stays. */
async function load(): Promise<void> {
  try {
    const page = await read();
    const wishes = field(page, "wishes");
    if (!Array.isArray(wishes)) return;
    for (const wish of wishes) put(wish, false);
    next = text(page, "next");
    const more = find("more-wishes");
    tell(more, say("older"));
    show(more, next !== "");
  } catch {
    return;
  }
}

async function post(form: HTMLFormElement): Promise<void> {
  if (form.getAttribute("aria-busy") === "true") return;
  const data = new FormData(form);
  const wish = { name: data.get("name"), text: data.get("text") };
  const written = JSON.stringify(wish);
  if (written !== words) key = newKey();
  words = written;
  setBusy(form, true);
  const { result, refusal } = await call("postWish", { token: guest.token || null, key, wish });
  setBusy(form, false);
  const isHeld = field(result, "isHeld");
  if (result) {
    if (!isHeld) put(field(result, "wish"), true);
    for (const area of form.querySelectorAll("textarea")) area.value = "";
  }
  let said = say(isHeld ? "held" : "wished");
  if (refusal === "offline") said = say("wishKept");
  else if (!result) said = await sayRefusal(refusal === "input/invalid" ? "wishInvalid" : refusal);
  tell(messageOf(form), said);
}

/** Fetches the wall when the reader comes near and sends wishes without leaving the page. */
export function startWishes(): void {
  const form = document.querySelector<HTMLFormElement>("#wish-form");
  whenNear(find("wishes"), load);
  find("more-wishes")?.addEventListener("click", (event) => {
    if (!next) return;
    event.preventDefault();
    void load();
  });
  form?.addEventListener("focusin", () => {
    sign(form);
  });
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void post(form);
  });
}
