import type { Content } from "@janur/domain/content";
import { limits } from "@janur/domain/limits";
import { changeSection } from "./section-edits.ts";
import { freeId } from "./item-list.ts";

const nothing = { id: "", en: "" };

/** A picture that has just been taken, as far as contents need to know it. */
interface Taken {
  media: string;
  width: number;
  height: number;
}

/** Puts a picture at the end of a gallery, unless it is full or gone meanwhile. */
export function withPicture(content: Content, galleryId: string, { media, width, height }: Taken): Content {
  return changeSection(content, { id: galleryId, type: "gallery" }, (gallery) => {
    const { pictures } = gallery;
    if (pictures.length >= limits.content.pictures) return gallery;
    const picture = { id: freeId(pictures, "picture"), media, width, height, alt: nothing, caption: nothing };
    return { ...gallery, pictures: [...pictures, picture] };
  });
}
