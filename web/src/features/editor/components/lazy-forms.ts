import { lazyPart } from "../../../lib/browser/lazy-part.ts";

/** The forms of all sections: the editor shows the page and the names of its sections before one is opened. */
export const SectionForm = lazyPart(
  async () => (await import("../../section-forms/components/section-form.tsx")).SectionForm,
);

/** Nothing where there is one version for all; then its code is not asked for. */
export const SideNotice = lazyPart(
  async () => (await import("../../side/components/side-notice.tsx")).SideNotice,
);

/** The same. */
export const OrderNotice = lazyPart(
  async () => (await import("../../side/components/order-notice.tsx")).OrderNotice,
);

export const ThemePicker = lazyPart(async () => (await import("./theme-picker.tsx")).ThemePicker);

/** Comes with the themes. */
export const ColourwayDots = lazyPart(async () => (await import("./theme/colourway-dots.tsx")).ColourwayDots);
