import { call } from "./call.ts";
import { guest } from "./guest.ts";
import { find, invitationId, language, say, slug, tell, whenNear } from "./page.ts";
import { field, text } from "./read.ts";
import { newKey } from "./storage.ts";

let next = "";
let key = "";

function put(wish: unknown, isNewest: boolean): void {
  const list = find("wishes");
  const template = find("wish");
  const id = `w-${text(wish, "id")}`;
  if (list === null || !(template instanceof HTMLTemplateElement) || find(id) !== null) return;
  const item = template.content.firstElementChild?.cloneNode(true);
  if (!(item instanceof HTMLElement)) return;
  item.id = id;
  tell(item.querySelector("p"), text(wish, "text"));
  tell(item.querySelector("b"), text(wish, "name"));
  const day = new Date(text(wish, "createdAt")).toLocaleDateString(language === "id" ? "id-ID" : "en-GB", {
    day: "numeric",
    month: "long",
  });
  tell(
    item.querySelector("span"),
    `${text(wish, "attendance") === "yes" ? `· ${say("coming")} ` : ""}· ${day}`,
  );
  if (isNewest) list.prepend(item);
  else list.append(item);
}

async function load(): Promise<void> {
  const more = find("more-wishes");
  try {
    const response = await fetch(
      `/event/${slug}/wishes.json${next === "" ? "" : `?after=${encodeURIComponent(next)}`}`,
    );
    const page: unknown = await response.json();
    const wishes = field(page, "wishes");
    if (!Array.isArray(wishes)) return;
    for (const wish of wishes) put(wish, false);
    next = text(page, "next");
    tell(more, say("older"));
    more?.toggleAttribute("hidden", next === "");
    find("no-wishes")?.toggleAttribute("hidden", find("wishes")?.firstElementChild !== null);
  } catch {
    return;
  }
}

async function post(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector(".say");
  if (form.getAttribute("aria-busy") !== null) return;
  const data = new FormData(form);
  key ||= newKey();
  form.setAttribute("aria-busy", "true");
  tell(status, say("sending"));
  const outcome = await call("postWish", {
    invitationId,
    slug,
    token: guest.token || null,
    key,
    wish: { name: data.get("name"), text: data.get("text") },
  });
  form.removeAttribute("aria-busy");
  if ("result" in outcome) {
    key = "";
    put(field(outcome.result, "wish"), true);
    find("no-wishes")?.setAttribute("hidden", "");
    const words = form.querySelector("textarea");
    if (words !== null) words.value = "";
    tell(status, say("wished"));
    return;
  }
  tell(status, "offline" in outcome ? say("wishKept") : say(outcome.refusal) || say("trouble"));
}

/** Fetches the wall when the reader comes near and sends wishes without leaving the page. */
export function startWishes(): void {
  const form = find("wish-form");
  const more = find("more-wishes");
  whenNear(find("wishes"), () => void load());
  more?.addEventListener("click", (event) => {
    if (next === "") return;
    event.preventDefault();
    void load();
  });
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener(
    "focusin",
    () => {
      const name = form.querySelector("input[name=name]");
      if (name instanceof HTMLInputElement) name.value ||= guest.name;
    },
    { once: true },
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void post(form);
  });
}
