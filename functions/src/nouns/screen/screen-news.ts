import { loggedEventOf, type CheckIn } from "@janur/domain/door/check-in";
import { eventTime, subjectOf } from "@janur/domain/door/door-event";
import { mergeLogs } from "@janur/domain/door/door-log";
import { doorState, stateKey } from "@janur/domain/door/door-state";
import type { ScreenCursor } from "@janur/domain/contracts/screen-callables";
import { addressedName } from "@janur/domain/guest/guest-name";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import type { Arrival } from "@janur/domain/screen/greeting-queue";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { shortDigest } from "../../platform/secrets/short-digest.ts";
import { checkInsOf, checkInsOfWalkIn, checkInsSince } from "../../store/check-in-documents.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { isShownPlain } from "@janur/event-page/pages/screen/screen-show";
import { readPublication } from "../../store/read-publication.ts";
import { doorTables } from "../seating/door-tables.ts";
import { requireScreen, type Screen } from "./require-screen.ts";

/** Bytes of a digest that stands for somebody or something: nobody finds out by trying whom or what. */
const digestBytes = 9;

/**
 * Who came since: by name and table, and nothing by which any other surface knows them. What the screen has seen is not
 * looked at again.
 * @throws AppError whatever `requireScreen` throws
 */
export async function screenNews(
  input: { token: string; since: ScreenCursor; seen: string[] },
  _caller: GuestCaller,
  now: Date,
) {
  const screen = await requireScreen(input.token, now);
  const { invitation, settings, pass } = screen;
  const back = { at: now.getTime() - screenLimits.lateMs, nonce: "" };
  // Whoever came long ago is not greeted, so a screen that was dark for an hour does not read that hour.
  const since = input.since.at < back.at ? back : input.since;
  const { events, hasMore } = await checkInsSince(invitation.id, since, screenLimits.given);
  const seen = new Set(input.seen);
  const digest = (text: string) => shortDigest(`screen/${pass.id}/${text}`, digestBytes);
  const isNew = (event: CheckIn) =>
    (event.kind === "arrive" || event.kind === "undo") && !seen.has(digest(event.nonce));
  const fresh = settings.hasNames ? events.filter(isNew) : [];
  const arrivals = await arrivalsOf(screen, fresh, digest, now);
  const last = events.at(-1);
  return {
    serverAt: now.getTime(),
    arrivals,
    since:
      hasMore && last !== undefined
        ? { at: last.changedAt.getTime(), nonce: last.nonce }
        : { at: Math.max(since.at, now.getTime() - screenLimits.overlapMs), nonce: "" },
    hasMore,
  };
}

/** Each as it stands now, by all that was ever written down about them: an event alone may have been taken back. */
async function arrivalsOf(
  { invitation, settings }: Screen,
  events: readonly CheckIn[],
  digest: (text: string) => string,
  now: Date,
): Promise<(Arrival & { event: string })[]> {
  const { ceremony, skipped, hasTables } = settings;
  const wanted = events.filter(
    (event) =>
      (ceremony === null || event.ceremony === ceremony) &&
      !(event.guest !== null && skipped.includes(event.guest)),
  );
  if (wanted.length === 0) return [];
  const ceremonies = [...new Set(wanted.map((event) => event.ceremony))];
  const [tables, publication] = await Promise.all([
    hasTables ? doorTables(invitation.id, ceremonies) : [],
    readPublication(invitation.slug),
  ]);
  const content = publication?.content ?? null;
  const tableOf = (event: CheckIn) =>
    tables.find(({ ceremony: id, guests }) => id === event.ceremony && guests.includes(event.guest ?? ""))
      ?.name ?? "";
  const arrivals = await Promise.all(
    wanted.map(async (event) => {
      const standing = await standingOf(invitation.id, event, settings.gates);
      const told = {
        key: digest(stateKey(event.ceremony, subjectOf(event))),
        event: digest(event.nonce),
      };
      const gone = { ...told, name: "", isPlain: false, table: "", at: now.getTime(), isHere: false };
      if (standing === null) return gone;
      if (now.getTime() - standing.at > screenLimits.lateMs) return null;
      const { name, at } = standing;
      const isPlain = isShownPlain(name, content);
      return { ...told, name, isPlain, table: tableOf(event), at, isHere: true };
    }),
  );
  return arrivals.filter((arrival) => arrival !== null);
}

/** How they are called and when they first came, or null where they are not here, or by no gate of this screen. */
async function standingOf(
  invitationId: string,
  { ceremony, guest, walkIn }: CheckIn,
  gates: readonly string[],
): Promise<{ name: string; at: number } | null> {
  const [found, person] = await Promise.all([
    guest === null
      ? checkInsOfWalkIn(invitationId, walkIn?.id ?? "").get()
      : checkInsOf(invitationId, guest).get(),
    guest === null ? null : guestDocument(invitationId, guest).get(),
  ]);
  const checkIns = found.docs.map((document) => document.data());
  const state = doorState(mergeLogs(checkIns.map(loggedEventOf)));
  const attendee = state.get(stateKey(ceremony, subjectOf({ guest, walkIn })));
  const [first] = attendee?.arrivals ?? [];
  if (first === undefined) return null;
  const passId = checkIns.find(({ nonce }) => nonce === first.nonce)?.passId ?? "";
  if (gates.length > 0 && !gates.includes(passId)) return null;
  const known = person?.data();
  const name = guest === null ? (walkIn?.name ?? "") : known === undefined ? "" : addressedName(known);
  return name === "" ? null : { name, at: eventTime(first) };
}
