import { parse, text } from "../read.ts";

const config = parse(document.getElementById("config")?.textContent ?? "");

/** Of the show; before there is one, of whoever set the device up. */
let language = navigator.language.startsWith("en") ? "en" : "id";

export function speak(of: string): void {
  language = of;
  document.documentElement.lang = of;
}

export function say(name: string): string {
  return text(config, "text", language, name);
}
