import type { PostProcessorModule } from "i18next";

/** A name may end with a full stop of its own, as "dr. Sri, Sp.A." does: its sentence then has no other. */
export const oneStop: PostProcessorModule = {
  type: "postProcessor",
  name: "oneStop",
  process: (text: string) => text.replace(/([^.])\.\.(?!\.)/g, "$1."),
};
