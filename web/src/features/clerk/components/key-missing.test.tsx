import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import { KeyMissing } from "./key-missing.tsx";

// Nobody is signed in here, and the project is none of the demo's: what a visitor of a real service meets.
test.each(["id", "en"])("a visitor reads one calm sentence and no manual, in %s", async (language) => {
  await i18next.changeLanguage(language);
  await loadNamespaces(["clerk"]);
  for (const isMalformed of [false, true]) {
    const shown = renderToStaticMarkup(<KeyMissing isMalformed={isMalformed} />);
    expect(shown).toContain(i18next.t("clerk:closed"));
    expect(shown).not.toMatch(/VITE_|pk_test|npm start|<ol|<h2/);
  }
});
