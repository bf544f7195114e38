import type { EventType } from "./event-type.ts";
import type { LocalizedText } from "../text/language.ts";

/** What a feast is called inside a sentence: "mengundang ke pernikahan Rani & Dimas". */
export const eventNouns: Readonly<Record<EventType, LocalizedText>> = {
  wedding: { id: "pernikahan", en: "the wedding of" },
  engagement: { id: "lamaran", en: "the engagement of" },
  mitoni: { id: "mitoni", en: "the mitoni of" },
  aqiqah: { id: "aqiqah", en: "the aqiqah of" },
  "tedak-siten": { id: "tedak siten", en: "the tedak siten of" },
  baptism: { id: "baptisan", en: "the baptism of" },
  khitanan: { id: "khitanan", en: "the khitanan of" },
  birthday: { id: "ulang tahun", en: "the birthday of" },
  graduation: { id: "wisuda", en: "the graduation of" },
  thanksgiving: { id: "tasyakuran", en: "the thanksgiving of" },
  memorial: { id: "doa bersama untuk", en: "the prayers for" },
  reunion: { id: "reuni", en: "the reunion of" },
  "halal-bihalal": { id: "halal bihalal", en: "the halal bihalal of" },
  seminar: { id: "seminar", en: "the seminar" },
  meeting: { id: "rapat", en: "the meeting" },
  inauguration: { id: "peresmian", en: "the opening of" },
};
