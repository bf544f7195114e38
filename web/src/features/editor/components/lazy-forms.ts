import { lazyPart } from "../../../lib/browser/lazy-part.ts";

/** The forms of all sections: the editor shows the page and the names of its sections before one is opened. */
export const SectionForm = lazyPart(
  async () => (await import("../../section-forms/components/section-form.tsx")).SectionForm,
);

export const ThemePicker = lazyPart(async () => (await import("./theme-picker.tsx")).ThemePicker);
