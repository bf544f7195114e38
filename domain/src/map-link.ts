import { webLinkSchema } from "./sections/base.ts";

/** Schemes that open nothing on a map, or worse. */
const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const coordinates = /^(-?\d{1,2}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * The address behind what a host pasted as a map link: a whole link, one
 * without its scheme (`maps.app.goo.gl/xyz`), a `geo:` address, coordinates,
 * or the text that a map app shares, with its link somewhere inside.
 * @returns an http(s) address as the content stores it, "" for nothing typed, null for what is no link
 */
export function mapLink(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "";
  return asLink(geoLink(text) ?? placeLink(text) ?? withScheme(linkInside(text)));
}

function asLink(address: string): string | null {
  return webLinkSchema.safeParse(address).data ?? null;
}

/** RFC 5870: `geo:-6.9,107.6;u=35`, with Android's `?q=` for a named place. */
function geoLink(text: string): string | null {
  const found = /^geo:([^;?]*)(?:;[^?]*)?(?:\?(.*))?$/i.exec(text);
  if (found === null) return null;
  const query = /(?:^|&)q=([^&]*)/.exec(found[2] ?? "")?.[1] ?? "";
  const place = decoded(query).replace(/\(.*\)$/, "") || (found[1] ?? "");
  return placeLink(place) ?? (place.trim() === "" ? text : searchFor(place));
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll("+", " "));
  } catch {
    return "";
  }
}

function placeLink(text: string): string | null {
  const found = coordinates.exec(text.trim());
  if (found === null) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return searchFor(`${String(latitude)},${String(longitude)}`);
}

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
function searchFor(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.trim())}`;
}

/** "Gedung Wana Bakti https://maps.app.goo.gl/xyz": apps share a name and its link in one text. */
function linkInside(text: string): string {
  if (!/\s/.test(text)) return text;
  return text.split(/\s+/).findLast((word) => /^https?:\/\//i.test(word)) ?? text;
}

function withScheme(address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return scheme.test(address) || /\s/.test(address) ? address : `https://${address}`;
}
