import * as z from "zod";

export const faultLimits = {
  /** Of one page until it is loaded anew. */
  perPage: 5,
  /** Of one sender, and of all whom one instance serves; beyond that they are dropped. */
  perSender: { count: 10, windowMs: 60 * 60_000 },
  perInstance: { count: 100, windowMs: 10 * 60_000 },
  places: 6,
} as const;

/** A file of ours with line and column: `assets/router-Bk3v.js:1:20412`. Addresses with anything behind them do not pass. */
const placeSchema = z
  .string()
  .max(160)
  .regex(/^[A-Za-z0-9_./@-]+\.m?js:\d{1,7}:\d{1,7}$/);

/** What a browser tells of a fault. No message: messages quote what somebody typed. */
export const browserFaultSchema = z.strictObject({
  app: z.enum(["web", "door"]),
  kind: z.enum(["error", "rejection"]),
  /** Of the error's class: `TypeError`. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  places: z.array(placeSchema).max(faultLimits.places),
  /** The first part of the path: `invitations`. */
  room: z.string().regex(/^[a-z0-9-]{0,30}$/),
});
export type BrowserFault = z.output<typeof browserFaultSchema>;

const placePattern = /https?:\/\/[^/\s()]+\/([A-Za-z0-9_./@-]+\.m?js:\d{1,7}:\d{1,7})/g;

/** What may be told of something that was thrown; null where nothing of it lies in our files. */
export function browserFaultOf(
  thrown: unknown,
  { app, kind, path }: { app: BrowserFault["app"]; kind: BrowserFault["kind"]; path: string },
): BrowserFault | null {
  if (!(thrown instanceof Error)) return null;
  const places = [...(thrown.stack ?? "").matchAll(placePattern)].flatMap(([, place]) => place ?? []);
  const fault = {
    app,
    kind,
    name: /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : "Error",
    places: places.filter((place) => place.length <= 160).slice(0, faultLimits.places),
    room: /^\/([a-z0-9-]{0,30})(?:\/|$)/.exec(path)?.[1] ?? "",
  };
  return fault.places.length === 0 ? null : fault;
}
