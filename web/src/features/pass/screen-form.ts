import type { Content } from "@janur/domain/content/content";
import type { Picture } from "@janur/domain/content/sections/media";
import { passNameSchema, type Pass } from "@janur/domain/helper/pass";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import { usualScreen, type ScreenSettings } from "@janur/domain/screen/screen-settings";
import { wallClock } from "@janur/domain/time/zone";
import * as z from "zod";
import { emptyDoorPassForm } from "./door-form.ts";
import type { PassInput } from "./mutations.ts";
import { endOf, untilSchema } from "./validity.ts";

/** What the form of a screen's link holds. `until` is a day by the clock of `zone`. */
export function screenFormSchema(zone: string) {
  return z.object({
    name: passNameSchema,
    /** Empty for every ceremony, as with the languages. */
    ceremony: z.string(),
    language: z.enum(["", "id", "en"]),
    gates: z.array(z.string()).max(screenLimits.gates),
    hasNames: z.boolean(),
    hasTables: z.boolean(),
    hasWishes: z.boolean(),
    hasProgramme: z.boolean(),
    pictureChoice: z.enum(["all", "some", "none"]),
    pictures: z.array(z.string()),
    skipped: z.array(z.string()).max(screenLimits.skipped),
    until: untilSchema(zone),
  });
}
export type ScreenForm = z.infer<ReturnType<typeof screenFormSchema>>;

export function emptyScreenForm(invitation: Pick<Invitation, "startAt" | "zone">): ScreenForm {
  return { ...fieldsOf(usualScreen), name: "", until: emptyDoorPassForm(invitation).until };
}

export function toScreenForm({ name, screen, expireAt }: Pass, zone: string): ScreenForm {
  return { ...fieldsOf(screen ?? usualScreen), name, until: wallClock(expireAt, zone).date };
}

function fieldsOf(settings: ScreenSettings): Omit<ScreenForm, "name" | "until"> {
  const { ceremony, language, pictures, gates, skipped, ...shown } = settings;
  return {
    ...shown,
    ceremony: ceremony ?? "",
    language: language ?? "",
    gates: [...gates],
    skipped: [...skipped],
    pictureChoice: pictures === null ? "all" : pictures.length === 0 ? "none" : "some",
    pictures: [...(pictures ?? [])],
  };
}

export function fromScreenForm(values: ScreenForm, zone: string): PassInput {
  const { name, until, ceremony, language, pictureChoice, pictures, ...shown } = values;
  return {
    ...{ name, scopes: ["screen"], seesGated: false, family: null, branch: null },
    screen: {
      ...shown,
      ceremony: ceremony === "" ? null : ceremony,
      language: language === "" ? null : language,
      pictures: pictureChoice === "all" ? null : pictureChoice === "none" ? [] : pictures,
    },
    expireAt: endOf(until, zone).toISOString(),
  };
}

/** Pictures that guests see in the gallery, each once. */
export function galleryOf(content: Content | null): Picture[] {
  const pictures = (content?.sections ?? []).flatMap((section) =>
    section.type === "gallery" && !section.isHidden ? section.pictures : [],
  );
  return [...new Map(pictures.map((picture) => [picture.media, picture])).values()];
}
