import type { ScreenShow } from "@janur/domain/contracts/screen-callables";
import { place, show } from "./place.ts";
import { speak } from "./texts.ts";

const sheet = new CSSStyleSheet();
let art: HTMLLinkElement | undefined;
/** What is laid on already. */
let worn = "";

/** Dresses the screen in the theme of the invitation. */
export function wear(look: ScreenShow): void {
  speak(look.languages[0] ?? "id");
  place("title").textContent = look.title;
  document.title = look.title;
  show(place("neutral"), false);
  show(place("screen"), true);
  const { theme, style, scene } = look;
  if (worn === theme + style) return;
  worn = theme + style;
  sheet.replaceSync(style);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [sheet];
  art?.remove();
  art = undefined;
  if (look.art !== "") {
    art = document.createElement("link");
    art.rel = "stylesheet";
    art.href = look.art;
    document.head.append(art);
  }
  place("screen").dataset["theme"] = theme;
  place("scene").innerHTML = scene;
}

/** Takes all of it off: what is left could hang in any hall. */
export function undress(title: string, text: string): void {
  worn = "";
  document.adoptedStyleSheets = [];
  art?.remove();
  for (const id of ["board", "scene"]) place(id).replaceChildren();
  place("title").textContent = "";
  document.title = title;
  show(place("screen"), false);
  show(place("neutral"), true);
  place("neutral-title").textContent = title;
  place("neutral-text").textContent = text;
}
