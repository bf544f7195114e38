import { tableText } from "@janur/domain/seating/table-text";
import type { ScreenShow } from "@janur/domain/contracts/screen-callables";
import type { Greeting } from "@janur/domain/screen/greeting-queue";
import { fit } from "./fit.ts";
import { place } from "./place.ts";
import { say } from "./texts.ts";

/** Shows a slide in the place of the one before. */
function put(slide: HTMLElement, kind: string, language: string): void {
  const board = place("board");
  slide.className = `sc-slide ${kind}`;
  slide.lang = language;
  place("screen").dataset["kind"] = kind;
  board.replaceChildren(slide);
  fit(board, slide);
  // Letters that come later have other widths.
  void document.fonts.ready.then(() => {
    if (slide.isConnected) fit(board, slide);
  });
}

/** Something for while nobody is greeted; made by the server. */
export function showIdle({ kind, html, language }: ScreenShow["slides"][number]): void {
  const slide = document.createElement("div");
  slide.innerHTML = html;
  put(slide, kind, language);
  tellTime();
}

/** Whoever came, by name: the text is theirs, and nothing in it is markup. */
export function showGreetings(greetings: readonly Greeting[], look: ScreenShow): void {
  const slide = document.createElement("div");
  const [only] = greetings;
  slide.innerHTML = look.crown;
  const welcome = add(slide, "p", "sc-welcome", look.welcome.join(" · "));
  welcome.dir = "auto";
  const list = add(slide, "ul", `sc-names n${String(greetings.length)}`, "");
  for (const { name, isPlain, table } of greetings) {
    const item = add(list, "li", "", "");
    // No line ends with "&".
    const line = add(item, "b", isPlain ? "nd" : "", name.replace(" & ", " &\u00a0"));
    line.dir = "auto";
    if (table !== "") add(item, "span", "", tableText(table, say("table"))).dir = "auto";
  }
  if (greetings.length === 1 && only !== undefined && look.thanks !== "")
    add(slide, "p", "sc-thanks", look.thanks);
  slide.setAttribute("role", "status");
  put(slide, "greeting", look.languages[0] ?? "id");
}

function add(
  to: Element,
  tag: "p" | "ul" | "li" | "b" | "span",
  className: string,
  text: string,
): HTMLElement {
  const element = document.createElement(tag);
  if (className !== "") element.className = className;
  element.textContent = text;
  to.append(element);
  return element;
}

let clock: Intl.DateTimeFormat | undefined;
let ahead = 0;

/** @param aheadMs the server's clock less the device's: a projector's may be hours off */
export function setClock(zone: string, aheadMs: number): void {
  ahead = aheadMs;
  clock = new Intl.DateTimeFormat("id-ID", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  tellTime();
}

export function tellTime(): void {
  const now = clock?.format(Date.now() + ahead).replace(":", ".") ?? "";
  for (const element of document.querySelectorAll("[data-clock]"))
    if (element.textContent !== now) element.textContent = now;
}
