import { withSection, type Content } from "@janur/domain/content";
import { limits } from "@janur/domain/limits";
import type { Section } from "@janur/domain/section";
import { usualCrop, type Photo, type Picture } from "@janur/domain/sections/media";
import { freeId } from "./item-list.ts";

const nothing = { id: "", en: "" };

/** A picture that has just been taken, as far as contents need to know it. */
type Taken = Pick<Photo, "media" | "width" | "height" | "color"> & {
  qris: { merchant: string } | null;
};

/** Where a picture goes: a section, or one of its items. */
export function pictureTarget(sectionId: string, itemId?: string): string {
  return itemId === undefined ? sectionId : `${sectionId}/${itemId}`;
}

const qrisItem = "qris";

/** Where the picture of a QRIS goes. */
export function qrisTarget(sectionId: string): string {
  return pictureTarget(sectionId, qrisItem);
}

export function isQris(target: string): boolean {
  return target.endsWith(`/${qrisItem}`);
}

/** Puts a picture where it was meant to go, unless there is no room or no such place any more. */
export function withPicture(content: Content, target: string, taken: Taken): Content {
  const [sectionId, itemId] = target.split("/");
  const section = content.sections.find(({ id }) => id === sectionId);
  return section === undefined ? content : withSection(content, pictured(section, itemId, taken));
}

function pictured(section: Section, itemId: string | undefined, taken: Taken): Section {
  const { media, width, height, color, qris } = taken;
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
      if (qris === null) return section;
      return { ...section, qris: { media, width, height, merchant: qris.merchant } };
    case "gallery": {
      const { pictures } = section;
      if (pictures.length >= limits.content.pictures) return section;
      return { ...section, pictures: [...pictures, galleryPicture(pictures, taken)] };
    }
    default:
      return section;
  }
}

function galleryPicture(pictures: readonly Picture[], { media, width, height }: Taken): Picture {
  const id = freeId(pictures, "picture");
  return { id, media, width, height, alt: nothing, caption: nothing, shape: "whole", crop: usualCrop };
}
