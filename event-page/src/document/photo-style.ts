import { visibleSection, type Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { usualCrop, type Crop } from "@janur/domain/content/sections/media";

/*
 * Crops as classes: the page's policy knows no style attributes, and a guest's
 * own sections come after the style has been fixed.
 */

/** Steps of a crop on the page: a twentieth of the picture, a tenth of its size. */
const pointStep = 5;
const zoomStep = 10;

const percent = (value: number) => Math.round((value * 100) / pointStep) * pointStep;
const tenths = (zoom: number) => Math.round(zoom * zoomStep);

/** `x35 y20 z15`, without what is usual. */
export function cropClasses({ x, y, zoom }: Crop): string {
  return [
    percent(x) === percent(usualCrop.x) ? "" : `x${String(percent(x))}`,
    percent(y) === percent(usualCrop.y) ? "" : `y${String(percent(y))}`,
    tenths(zoom) === zoomStep ? "" : `z${String(tenths(zoom))}`,
  ]
    .filter(Boolean)
    .join(" ");
}

const pointRule = (axis: "x" | "y", value: number) => `.${axis}${String(value)}{--${axis}:${String(value)}%}`;
const zoomRule = (zoom: number) => `.z${String(zoom)} img{transform:scale(${String(zoom / zoomStep)})}`;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Rules of every crop there can be, for pages whose pictures come later. */
export const everyCrop = [
  ...(["x", "y"] as const).flatMap((axis) => range(0, 100, pointStep).map((value) => pointRule(axis, value))),
  ...range(zoomStep + 1, limits.content.pictureZoom * zoomStep, 1).map(zoomRule),
].join("");

function cropsOf({ sections }: Content): Crop[] {
  return sections.flatMap((section) => {
    switch (section.type) {
      case "cover":
        return section.photo === null ? [] : [section.photo.crop];
      case "hosts":
        return section.persons.flatMap(({ photo }) => (photo === null ? [] : [photo.crop]));
      case "story":
        return section.chapters.flatMap(({ photo }) => (photo === null ? [] : [photo.crop]));
      case "gallery":
        return section.pictures.map(({ crop }) => crop);
      default:
        return [];
    }
  });
}

/** What the style of one page says of its pictures, and of the cover's before it has come. */
export function photoStyle(content: Content): string {
  const classes = new Set(cropsOf(content).flatMap((crop) => cropClasses(crop).split(" ")));
  const rules = [...classes].map((name) => {
    const value = Number(name.slice(1));
    return name.startsWith("z")
      ? zoomRule(value)
      : name === ""
        ? ""
        : pointRule(name.startsWith("x") ? "x" : "y", value);
  });
  return rules.join("") + coverPhotoStyle(content);
}

/**
 * Of three requests before the cover is painted its picture takes one: the face
 * for bold comes behind it, and weighs as the other until then.
 */
function coverPhotoStyle(content: Content): string {
  const photo = visibleSection(content, "cover")?.photo ?? null;
  return photo === null
    ? ""
    : `.cover .ph{background:${photo.color}}.js:not(.late) body *{font-weight:400!important}`;
}
