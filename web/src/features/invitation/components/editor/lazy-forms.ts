import { lazyPart } from "../../../../lib/lazy-part.ts";
import { loadQuietly } from "../../../../lib/stale-build.ts";

const loadForms = () => import("./section-form.tsx");
const loadThemes = () => import("./theme-picker.tsx");

/** The forms of all sections: the editor shows the page and the names of its sections before one is opened. */
export const SectionForm = lazyPart(async () => (await loadForms()).SectionForm);

export const ThemePicker = lazyPart(async () => (await loadThemes()).ThemePicker);

/** Fetches both ahead of the first tap, so that a form opens at once and without a signal, too. */
export async function warmForms(): Promise<void> {
  await loadQuietly(() => Promise.all([loadForms(), loadThemes()]));
}
