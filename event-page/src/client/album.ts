import { albumRules } from "./album/album-rules.ts";
import { altOf, openPhoto } from "./album/album-box.ts";
import { call } from "./call.ts";
import { guest, readGuest } from "./guest.ts";
import { addTexts, fact, find, say, show, slug, tell, whenNear } from "./page.ts";
import { field, number, parse, text } from "./read.ts";

/** After so many pictures a wish stands among them. */
const wishEvery = 7;
/** Longer ones would break the rows; they stand on the wall. */
const longestWish = 160;

const photos: unknown[] = [];
let wishes: unknown[] = [];
let next = "";
const list = document.createElement("ul");
const more = document.createElement("button");

async function read(name: "album" | "wishes", operation: string): Promise<unknown> {
  const after = name === "album" ? next : "";
  if (fact("closed"))
    return (await call(operation, { token: guest.token || null, after: after || null })).result;
  const query = after && `?after=${encodeURIComponent(after)}`;
  const response = await fetch(`/event/${slug}/${name}.json${query}`);
  return parse(await response.text());
}

/** Wide and high pictures share rows of one height: each takes room by its shape. */
function item(photo: unknown, index: number): HTMLElement {
  const [width, height] = [Number(number(photo, "width")), Number(number(photo, "height"))];
  const ratio = Math.min(2.4, Math.max(0.6, width / (height || 1)));
  const made = document.createElement("li");
  const isHero = index === 0;
  if (isHero) made.className = "hero";
  made.style.setProperty("--tone", text(photo, "color"));
  made.style.flex = `${ratio} 1 ${Math.round(ratio * (list.clientWidth < 700 ? 112 : 200))}px`;
  made.style.aspectRatio = `${isHero ? Math.max(1.2, ratio) : ratio}`;
  const opener = document.createElement("button");
  opener.type = "button";
  const image = new Image(width, height);
  image.decoding = "async";
  image.alt = altOf(photo);
  // Browsers call "lazy" what lies three screens below; a reader pays for what they scroll to.
  const load = () => (image.src = text(photo, isHero ? "large" : "small"));
  whenNear(made, load, "50% 0px");
  opener.append(image);
  opener.addEventListener("click", () => {
    openPhoto(photos, index);
  });
  made.append(opener);
  return made;
}

function wishItem(wish: unknown): HTMLElement {
  const made = document.createElement("li");
  const figure = document.createElement("figure");
  const words = document.createElement("blockquote");
  const from = document.createElement("figcaption");
  made.className = "said";
  for (const element of [words, from]) element.dir = "auto";
  from.className = "small";
  tell(words, text(wish, "text"));
  tell(from, text(wish, "name"));
  figure.append(words, from);
  made.append(figure);
  return made;
}

async function load(): Promise<void> {
  more.disabled = true;
  try {
    const page = await read("album", "readAlbum");
    const found = field(page, "photos");
    if (!Array.isArray(found)) return;
    for (const photo of found) {
      list.append(item(photo, photos.length));
      photos.push(photo);
      const wish = photos.length % wishEvery === 0 ? wishes.shift() : undefined;
      if (wish !== undefined) list.append(wishItem(wish));
    }
    next = text(page, "next");
    show(more, next !== "");
    if (photos.length === 0) tell(find("album-said"), say("none"));
    // What is here already needs no page of its own.
    show(find("album-all"), false);
    if (next) whenNear(more, load);
  } catch {
    return;
  } finally {
    more.disabled = false;
  }
}

/** @param texts of `album-messages.ts`; those of the page stay for everybody else */
export function startAlbum(texts: Record<string, string>): void {
  addTexts(texts);
  readGuest();
  const sheet = document.styleSheets[0];
  for (const rule of albumRules) sheet?.insertRule(rule, sheet.cssRules.length);
  more.className = "quiet";
  more.type = "button";
  more.hidden = true;
  more.textContent = say("more");
  more.addEventListener("click", () => void load());
  const links = document.createElement("p");
  links.className = "links";
  links.append(more);
  find("photos")?.append(list, links);
  void read("wishes", "readWishes")
    .then((page) => {
      const found = field(page, "wishes");
      if (Array.isArray(found))
        wishes = found.filter((wish: unknown) => text(wish, "text").length <= longestWish);
    })
    .catch(() => undefined)
    .then(load);
}
