import { desk } from "../desk/desk.ts";
import { createStore, useStore } from "../desk/store.ts";
import { conference } from "./conference.ts";
import { en } from "./en.ts";
import { id } from "./id.ts";
import type { Words } from "./words.ts";

export type Language = "id" | "en";
export type Light = "auto" | "light" | "dark";

const languageKey = "janur:door-language";
const lightKey = "janur:door-light";

/** How the page looks and speaks; of no worth to others, so it stays where a page reads it before it paints. */
const look = createStore<{ language: Language; light: Light }>({
  language: read(languageKey) === "en" ? "en" : "id",
  light: lightFrom(read(lightKey)),
});

function lightFrom(text: string | null): Light {
  return text === "light" || text === "dark" ? text : "auto";
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

const deviceIsDark = () => matchMedia("(prefers-color-scheme: dark)");

/** Looks and speaks as was chosen, and goes on doing so as the phone turns to its night. */
export function startLook(): void {
  applyLook();
  deviceIsDark().addEventListener("change", applyLook);
}

function applyLook(): void {
  const { language, light } = look.get();
  document.documentElement.lang = language;
  document.documentElement.dataset["light"] =
    light !== "auto" ? light : deviceIsDark().matches ? "dark" : "light";
}

const other = { id: "en", en: "id" } as const;

export function changeLanguage(): void {
  const language = other[look.get().language];
  keep(languageKey, language);
  look.set({ language });
  applyLook();
}

export function changeLight(light: Light): void {
  keep(lightKey, light);
  look.set({ light });
  applyLook();
}

export function useWords(): Words {
  const language = useStore(look, (state) => state.language);
  const isConference = useStore(desk, ({ pack }) => pack?.isConference === true);
  if (isConference) return conference[language];
  return language === "en" ? en : id;
}

export function useOtherLanguage(): Language {
  return useStore(look, ({ language }) => other[language]);
}

/** A text of the family in the reader's language, or in the one that there is. */
export function useFamilyText(): (text: { id: string; en: string }) => string {
  const language = useStore(look, (state) => state.language);
  return (text) => text[language] || text.id || text.en;
}

export function useLight(): Light {
  return useStore(look, ({ light }) => light);
}
