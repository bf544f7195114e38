import { webLinkSchema } from "./sections/base.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

/** Schemes that open nothing on a map, or worse. */
const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const coordinates = /^(-?\d{1,2}(?:\.\d+)?)[,;\s]+(-?\d{1,3}(?:\.\d+)?)$/;
/** `-6,9147, 107,6098`: as phones write them where the comma stands before the decimals. */
const withCommas = /^(-?\d{1,2}),(\d{3,})[,;\s]+(-?\d{1,3}),(\d{3,})$/;
/** Addresses that open a map's app: Waze, Google Maps on either kind of phone, Apple's. */
const appLink = /^(?:waze|comgooglemaps|google\.navigation|maps):\/*(?:[^?]*\?)?(.*)$/i;

/**
 * The address behind what a host pasted as a map link: a whole link, one
 * without its scheme (`maps.app.goo.gl/xyz`), a `geo:` address, coordinates,
 * or the text that a map app shares, with its link somewhere inside.
 * @returns an http(s) address as the content stores it, "" for nothing typed, null for what is no link
 */
export function mapLink(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "";
  return asLink(geoLink(text) ?? ofApp(text) ?? placeLink(text) ?? withScheme(linkInside(text)));
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

function ofApp(text: string): string | null {
  const query = appLink.exec(text)?.[1];
  const place = /(?:^|&)(?:ll|q|daddr)=([^&]+)/i.exec(query ?? "")?.[1];
  return place === undefined ? null : (placeLink(decoded(place)) ?? searchFor(decoded(place)));
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll("+", " "));
  } catch {
    return "";
  }
}

function placeLink(text: string): string | null {
  const found = coordinates.exec(text.trim().replace(withCommas, "$1.$2,$3.$4"));
  if (found === null) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return searchFor(`${String(latitude)},${String(longitude)}`);
}

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
function searchFor(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.trim())}`;
}

/** The way to a ceremony: the link that the family gave, or a search for the place; empty where no place is known. */
export function mapLinkOf({
  mapUrl,
  venue,
  address,
  city,
}: Pick<Ceremony, "mapUrl" | "venue" | "address" | "city">): string {
  // Somebody from elsewhere finds at least the city.
  const place = venue || address.replace(/\s*\n\s*/g, ", ") || city;
  if (mapUrl !== "" || place === "") return mapUrl;
  return searchFor(place.includes(city) ? place : `${place}, ${city}`);
}

/** Degrees, north and east. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** What Google's and OpenStreetMap's addresses carry: `query=`, `q=`, `ll=`, `/@-6.9,107.6,17z`, `!3d…!4d…`, `#map=17/…`. */
const points = [
  /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&](?:query|q|ll|destination|center)=(?:loc:)?(-?\d{1,2}(?:\.\d+)?)(?:,|%2C)\s*(-?\d{1,3}(?:\.\d+)?)(?:&|$)/i,
  /\/@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/,
  /[?&]mlat=(-?\d{1,2}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
  /#map=\d+\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)/,
];

/** The point that a map's address spells out, or null where it hides it or is none. */
export function mapPoint(address: string): MapPoint | null {
  for (const pattern of points) {
    const found = pattern.exec(address);
    if (found === null) continue;
    const [latitude, longitude] = [Number(found[1]), Number(found[2])];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
}

/** "Gedung Wana Bakti https://maps.app.goo.gl/xyz": apps share a name and its link in one text, and pages a frame to embed. */
function linkInside(text: string): string {
  const embedded = /<iframe[^>]*\ssrc="(https:[^"]+)"/i.exec(text)?.[1];
  if (embedded !== undefined) return embedded.replaceAll("&amp;", "&");
  if (!/\s/.test(text)) return text;
  return text.split(/\s+/).findLast((word) => /^https?:\/\//i.test(word)) ?? text;
}

function withScheme(address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return scheme.test(address) || /\s/.test(address) ? address : `https://${address}`;
}
