import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Photo, Picture } from "@janur/domain/content/sections/media";
import { usualCrop } from "@janur/domain/content/sections/media";
import { storedMediaSchema } from "@janur/domain/media/stored-media";
import { paths } from "@janur/domain/paths";
import type { LocalizedText } from "@janur/domain/text/language";
import type { Firestore } from "firebase-admin/firestore";
import { printFile } from "../../event-page/art/photographs/prints.ts";
import { storePicture } from "../../functions/src/nouns/media/store-upload.ts";

/** The studio's photographs that the demo wedding shows. */
const shown = [
  "window",
  "rings",
  "jasmine",
  "morning",
  "linen",
  "curtain",
  "lights",
  "garden",
  "fruit",
] as const;
export type PrintName = (typeof shown)[number];

type Print = Pick<Photo, "media" | "width" | "height" | "color">;
export type Prints = (name: PrintName) => Print;

/** Stores them as uploads of an invitation's team, in every size that pages load. */
export async function putPrints(
  db: Firestore,
  { invitationId, uid, at }: { invitationId: string; uid: string; at: Date },
): Promise<Prints> {
  const all = await Promise.all(
    shown.map(async (name): Promise<[PrintName, Print]> => {
      const digest = createHash("sha256").update(`demo print ${invitationId} ${name}`).digest();
      const media = digest.toString("hex").slice(0, 32);
      const { picture, bytes } = await storePicture(media, await readFile(printFile(name)));
      const id = digest.toString("base64url").slice(0, 22);
      const stored = storedMediaSchema.parse({
        id,
        state: "ready",
        reason: null,
        name: media,
        uploadedBy: uid,
        picture,
        bytes,
        countedAt: at,
        checkAt: null,
        unusedSince: null,
      });
      await db.doc(paths.mediaFile(invitationId, id)).set(stored);
      return [name, { media, ...picture }];
    }),
  );
  const byName = new Map(all);
  return (name) => {
    const print = byName.get(name);
    if (print === undefined) throw new Error(`no print of ${name}`);
    return print;
  };
}

/** As a cover, a person or a chapter shows it. */
export function photoOf(print: Print, alt: LocalizedText, crop = usualCrop): Photo {
  return { ...print, alt, crop };
}

/** As a gallery shows it. */
export function pictureOf(
  name: PrintName,
  { media, width, height }: Print,
  { alt, caption }: Record<"alt" | "caption", LocalizedText>,
): Picture {
  return { id: name, media, width, height, alt, caption, shape: "square", crop: usualCrop };
}
