import * as z from "zod";
import { byPass } from "./by-pass.ts";
import type { HostContracts } from "./contract.ts";
import { phoneSchema } from "../contact/contact.ts";
import { shortTextSchema } from "../content/sections/base.ts";
import { doorDeviceSchema } from "../door/door-device.ts";
import { doorEventSchema, loggedEventSchema } from "../door/door-event.ts";
import { doorPictureSchema } from "../door/door-picture.ts";
import { arrivedSchema } from "../door/door-report.ts";
import { familyArrivalSchema, familyUndoSchema } from "../door/family-entry.ts";
import { spreadsheetFormats } from "../guest/spreadsheet.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { showUpSchema } from "../statistics/show-up.ts";
import { languageSchema } from "../text/language.ts";
import { zoneSchema } from "../time/zone.ts";

const d = limits.door;

/** A ceremony that has a door. */
export const doorCeremonySchema = z.strictObject({
  id: partIdSchema,
  name: shortTextSchema,
  startAt: z.string().nullable(),
  zone: zoneSchema,
  /** Whether all who have no list of their own are invited. */
  isOpen: z.boolean(),
});
export type DoorCeremony = z.output<typeof doorCeremonySchema>;

/** What a door is told of the page as it was published. */
const doorFactsSchema = z.strictObject({
  ceremonies: z.array(doorCeremonySchema),
  /** Whether people register there, and whoever stands at the door checks them in. */
  isConference: z.boolean(),
  /** The family's own, who stand on the page for all to see: somebody to call as a guest of honour arrives. */
  contacts: z.array(z.strictObject({ name: z.string(), phone: phoneSchema })),
});
export type DoorFacts = z.output<typeof doorFactsSchema>;

/** How far somebody knows what stands there: what it gave is handed back the next time. */
const knownSchema = z.string().max(80);

/** Operations of hosts about the door; part of `hostCallables`. */
export const doorCallables = {
  /** How each ceremony stands: who is in, who is awaited, by group, side and half hour, and what two devices dispute. */
  doorPicture: {
    capability: "readFigures",
    input: z.strictObject({ invitationId: documentIdSchema, known: knownSchema.default("") }),
    output: z.strictObject({
      known: knownSchema,
      /** Null where nothing is new since `known`. */
      ceremonies: z
        .array(z.strictObject({ ceremony: doorCeremonySchema, picture: doorPictureSchema }))
        .nullable(),
    }),
  },
  /** Who came, one by one, of all ceremonies; a sender is told of their own guests. */
  doorReport: {
    capability: "readArrivals",
    input: z.strictObject({ invitationId: documentIdSchema, known: knownSchema.default("") }),
    /** Null where nothing is new since `known`. */
    output: z.strictObject({ known: knownSchema, arrived: z.array(arrivedSchema).nullable() }),
  },
  /** How guests kept their word at feasts that are over, in the order of what was asked; numbers alone, null where no door was kept or the feast is not over. `invitation/not-found` when one of them is not yours. */
  showUp: {
    capability: "readFigures",
    checked: "inside",
    about: "invitations",
    input: z.strictObject({
      invitationIds: z.array(documentIdSchema).min(1).max(limits.statistics.invitations),
    }),
    output: z.strictObject({ feasts: z.array(showUpSchema.nullable()) }),
  },
  /** Who came as a file, with who did not come. `export/too-large`, `limit/too-many-requests`. */
  exportDoor: {
    capability: "exportArrivals",
    input: z.strictObject({
      invitationId: documentIdSchema,
      format: z.enum(spreadsheetFormats),
      language: languageSchema,
    }),
    output: z.strictObject({ bytes: z.base64() }),
  },
  /** Lets somebody in without a device: an event like those of devices, which knew of all before it. `guest/not-found`, `door/full`. */
  checkIn: {
    capability: "keepDoor",
    input: z
      .strictObject({ invitationId: documentIdSchema, ...familyArrivalSchema.shape })
      .refine(({ guest, walkIn }) => (guest === null) !== (walkIn === null), { path: ["guest"] }),
    output: z.strictObject({}),
  },
  /** Takes an event back, of whichever device: so an arrival that was a slip, or one of two that dispute the same people. `door/not-found`, `door/full`. */
  undoCheckIn: {
    capability: "keepDoor",
    input: z.strictObject({ invitationId: documentIdSchema, ...familyUndoSchema.shape }),
    output: z.strictObject({}),
  },
} as const satisfies HostContracts;
export type DoorCallables = typeof doorCallables;

/** Up to where a device knows what others did. */
const cursorSchema = z.strictObject({
  /** By the server's clock; 0 for nothing yet. */
  at: z.int().min(0),
  /** The last event of that moment; empty where all of it is to be told again. */
  nonce: documentIdSchema.or(z.literal("")),
});
export type DoorCursor = z.output<typeof cursorSchema>;

/** Operations of a device at the door; part of `guestCallables`, with the refusals of all of a helper's operations. */
export const doorPassCallables = {
  /** All that a device needs to stand at the door without a signal: the list, without anything by which guests are reached, and what their codes are held against. */
  doorPack: {
    input: z.strictObject({ ...byPass, known: knownSchema.default("") }),
    output: z.strictObject({
      title: z.string(),
      /** Whose link it is. */
      by: z.string(),
      /** After this it is of no use any more. */
      expireAt: z.iso.datetime(),
      serverAt: z.int(),
      ...doorFactsSchema.shape,
      /** At whose door the device stands unless somebody chooses another; null for that of the hour. */
      ceremony: partIdSchema.nullable(),
      known: knownSchema,
      /** Made by `packDoorRows`; null where nothing is new since `known`. */
      rows: z.array(z.string()).nullable(),
      /** Who sits where, table by table; null with `rows`. */
      tables: z
        .array(
          z.strictObject({ ceremony: partIdSchema, name: z.string(), guests: z.array(documentIdSchema) }),
        )
        .nullable(),
    }),
  },
  /**
   * Takes what happened at a device and gives what is new to it, its own events among that, which says that they arrived.
   * Any number of times: an event is one by its nonce. What is said of a guest who is not there any more is not kept
   * beyond that somebody came. `door/full`.
   */
  doorSync: {
    input: z.strictObject({
      ...byPass,
      /** The device's clock as it sends. */
      sentAt: z.int(),
      events: z.array(doorEventSchema).max(d.handedIn),
      since: cursorSchema,
      /** How the device is, when that is told: `limits.door.deviceBeatMs`. */
      device: doorDeviceSchema.nullable().default(null),
      /**
       * How long to wait where there is nothing new, in ms: no more than the last answer offered, since an earlier release
       * knows nothing of waiting. With it comes how many events the device has that changed at or after `since.at`.
       */
      wait: z
        .strictObject({ ms: z.int().min(0).max(d.waitMs), has: z.int().min(0).max(d.given) })
        .nullable()
        .default(null),
    }),
    output: z.strictObject({
      serverAt: z.int(),
      events: z.array(loggedEventSchema).max(d.given),
      since: cursorSchema,
      /** Whether there is more to ask for at once. */
      hasMore: z.boolean(),
      /** How long the next exchange may wait for news; 0 while too many wait already. */
      waitMs: z.int().min(0).max(d.waitMs),
    }),
  },
} as const;
export type DoorPassCallables = typeof doorPassCallables;
