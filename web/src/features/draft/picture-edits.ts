import { withSection, type Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import type { Section, SectionOf } from "@janur/domain/content/section";
import { usualCrop, type Photo, type Picture } from "@janur/domain/content/sections/media";
import type { UploadKind } from "@janur/domain/media/stored-media";
import { freeId, inserted } from "./item-list.ts";

const nothing = { id: "", en: "" };

/** A file that has just been taken, as far as contents need to know it. */
interface Taken {
  media: string;
  picture: Pick<Photo, "width" | "height" | "color"> | null;
  qris: { merchant: string } | null;
  music: Pick<SectionOf<"music">, "format" | "kbps"> | null;
}

/** Where a picture goes: a section, or one of its items. */
export function pictureTarget(sectionId: string, itemId?: string): string {
  return itemId === undefined ? sectionId : `${sectionId}/${itemId}`;
}

const qrisItem = "qris";

/** Where the picture of a QRIS goes. */
export function qrisTarget(sectionId: string): string {
  return pictureTarget(sectionId, qrisItem);
}

const musicItem = "music";

/** Where a piece of music goes. */
export function musicTarget(sectionId: string): string {
  return pictureTarget(sectionId, musicItem);
}

/** What is made of a file that goes there. */
export function kindOfTarget(target: string): UploadKind {
  const [, item] = target.split("/");
  return item === qrisItem || item === musicItem ? item : "picture";
}

/**
 * Puts a file where it was meant to go, unless there is no room or no such place any more.
 * @param later files that were chosen after it: in a gallery it stands before those, however they overtook it
 */
export function withTaken(
  content: Content,
  target: string,
  taken: Taken,
  later: readonly Pick<Taken, "media">[] = [],
): Content {
  const [sectionId, itemId] = target.split("/");
  const section = content.sections.find(({ id }) => id === sectionId);
  return section === undefined ? content : withSection(content, filled(section, itemId, taken, later));
}

function filled(
  section: Section,
  itemId: string | undefined,
  taken: Taken,
  later: readonly Pick<Taken, "media">[],
): Section {
  const { media, picture, qris, music } = taken;
  if (section.type === "music") {
    return music === null ? section : { ...section, media, format: music.format, kbps: music.kbps };
  }
  if (picture === null) return section;
  const { width, height, color } = picture;
  const photo: Photo = { media, width, height, color, alt: nothing, crop: usualCrop };
  const itself = <T extends { id: string }>(item: T) => (item.id === itemId ? { ...item, photo } : item);
  switch (section.type) {
    case "cover":
      return { ...section, photo };
    case "hosts":
      return { ...section, persons: section.persons.map(itself) };
    case "story":
      return { ...section, chapters: section.chapters.map(itself) };
    case "gifts":
      return qris === null
        ? section
        : { ...section, qris: { media, width, height, merchant: qris.merchant } };
    case "gallery": {
      const { pictures } = section;
      if (pictures.length >= limits.content.pictures) return section;
      const next = pictures.findIndex((one) => later.some((other) => other.media === one.media));
      const place = next === -1 ? pictures.length : next;
      return { ...section, pictures: inserted(pictures, galleryPicture(pictures, photo), place) };
    }
    default:
      return section;
  }
}

function galleryPicture(pictures: readonly Picture[], { media, width, height }: Photo): Picture {
  const id = freeId(pictures, "picture");
  return { id, media, width, height, alt: nothing, caption: nothing, shape: "whole", crop: usualCrop };
}
