import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import type { GuestInput } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import type { Seat } from "@janur/domain/rsvp/rsvp";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import type { InvitationSettings } from "@janur/domain/invitation/settings";
import { converter, db } from "../../functions/src/platform/google/firestore.ts";
import { invitationDocument } from "../../functions/src/store/access.ts";
import { publicationDocument } from "../../functions/src/store/publication-document.ts";
import { seatsTakenDocument } from "../../functions/src/store/seat/seat-documents.ts";
import { newKey, type Product, type Wedding } from "./product.ts";

type Counting = Partial<Pick<InvitationSettings, "capacity" | "mayOvertake">>;

/** Sets how seats are counted, for head and page, without the allocation that a host's change brings. */
export async function countSeats({ invitationId, slug }: Wedding, change: Counting): Promise<void> {
  const settings = (await invitationDocument(invitationId).get()).data()?.settings;
  if (settings === undefined) throw new Error("no such invitation");
  const batch = db().batch();
  const changed = { settings: { ...settings, ...change } };
  batch.update(invitationDocument(invitationId), changed);
  batch.update(publicationDocument(slug), changed);
  await batch.commit();
}

/** Answers by a personal link. */
export async function answerFor(
  product: Product,
  { invitationId, slug }: Wedding,
  token: string | null,
  said: { attendance?: Attendance; people?: number; basedOn?: number; name?: string },
): Promise<string> {
  const { attendance = "yes", people = 1, basedOn = 0, name = "" } = said;
  const counts = { adults: people, children: 0, companions: [], note: "" };
  const answer = { ceremonies: { resepsi: attendance }, ...counts };
  const common = { invitationId, slug, language: "id" as const, token, name, basedOn, key: newKey() };
  return (await product.asGuest("submitRsvp", { ...common, answer })).token;
}

/** Every guest of an invitation as they lie in the database. */
export async function allGuests(invitationId: string): Promise<Guest[]> {
  const query = db().collection(paths.guests(invitationId)).withConverter(converter(guestSchema));
  return (await query.get()).docs.map((document) => document.data());
}

/** Counts one by one what the allocator keeps as figures: heads, and guests whom it has not looked at yet. */
export async function recountSeats(invitationId: string) {
  const guests = await allGuests(invitationId);
  const heads = (state: Seat["state"]) =>
    guests
      .filter(({ seat }) => seat?.state === state)
      .reduce((sum, { answer }) => sum + (answer?.people ?? 0), 0);
  return {
    held: guests.reduce((sum, { seat }) => sum + (seat?.held ?? 0), 0),
    granted: heads("granted"),
    waiting: heads("waiting"),
    pending: guests.filter(({ seat }) => seat?.state === "pending").length,
    taken: (await seatsTakenDocument(invitationId).get()).data()?.granted ?? 0,
  };
}

/** Seats of this size for everybody who is invited by a test. */
export const roomy: Partial<GuestInput> = { seats: 20 };
