import type { Language } from "@janur/domain/text/language";
import i18next, { type BackendModule, type FormatterModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { whenReachable } from "../browser/stale-build.ts";
import { preferenceKeys, readStored, writeStored } from "../storage/preferences.ts";
import { figure } from "./figure.ts";
import { oneStop } from "./one-stop.ts";
import type { Namespace } from "./resources.d.ts";

interface LocaleModule {
  default: Record<string, unknown>;
}

/** One file per language and namespace, each in a chunk of its own. */
const files = import.meta.glob<LocaleModule>(["../../locales/*/*.ts", "../../locales/*/rooms/*.ts"]);

function textsOf(language: string, namespace: string) {
  const folder = `../../locales/${language}`;
  return files[`${folder}/${namespace}.ts`] ?? files[`${folder}/rooms/${namespace}.ts`];
}

const chunks: BackendModule = {
  type: "backend",
  init: () => undefined,
  read(language, namespace, done) {
    const load = textsOf(language, namespace);
    if (load === undefined) {
      done(new Error(`no locale file for ${language}/${namespace}`), null);
      return;
    }
    // A part that came without its texts would show their keys for as long as the page is open.
    whenReachable(load).then(
      (module) => {
        done(null, module.default);
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new Error(String(error)), null);
      },
    );
  },
};

/** Every number in every text, with no mark in the texts themselves. */
const figures: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: number | string, _, language) => figure(value, language),
};

function rememberedLanguage(): Language {
  return readStored("localStorage", preferenceKeys.language) === "en" ? "en" : "id";
}

/** Indonesian unless the person chose otherwise; the browser's language is not asked. */
export const i18nReady = i18next
  .use(chunks)
  .use(initReactI18next)
  .use(oneStop)
  .use(figures)
  .init({
    lng: rememberedLanguage(),
    supportedLngs: ["id", "en"] satisfies Language[],
    fallbackLng: false,
    ns: ["shell"],
    defaultNS: "shell",
    postProcess: [oneStop.name],
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: true },
  });

export function currentLanguage(): Language {
  return i18next.language === "en" ? "en" : "id";
}

/** Loads the texts, switches, and remembers the choice on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  writeStored("localStorage", preferenceKeys.language, language);
}

/** Texts a route needs, so that they travel beside its code instead of after it. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  // Asked for before the shell's own texts have come. What cannot be fetched fails here, as a page's own code does.
  const language = i18next.isInitialized ? currentLanguage() : rememberedLanguage();
  await Promise.all(namespaces.map(async (namespace) => textsOf(language, namespace)?.()));
  await i18nReady;
  await i18next.loadNamespaces([...namespaces]);
}
