import { loggedEventOf, type CheckIn } from "@janur/domain/door/check-in";
import { eventTime, subjectOf } from "@janur/domain/door/door-event";
import { mergeLogs } from "@janur/domain/door/door-log";
import { doorState, stateKey } from "@janur/domain/door/door-state";
import type { ScreenCursor } from "@janur/domain/contracts/screen-callables";
import { addressedName } from "@janur/domain/guest/guest-name";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import type { ScreenSettings } from "@janur/domain/screen/screen-settings";
import type { Arrival } from "@janur/domain/screen/greeting-queue";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { shortDigest } from "../../platform/secrets/short-digest.ts";
import { mayWait, waitForCheckIns } from "../../store/door/wait-for-check-ins.ts";
import { checkInsOf, checkInsOfWalkIn, checkInsSince } from "../../store/door/check-in-documents.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { isShownPlain } from "@janur/event-page/pages/screen/screen-show";
import { readPublication } from "../../store/read-publication.ts";
import { doorTables } from "../seating/door-tables.ts";
import { findScreen, requireScreen, type Screen } from "./require-screen.ts";

/** Bytes of a digest that stands for somebody or something: nobody finds out by trying whom or what. */
const digestBytes = 9;

/**
 * Who came since: by name and table, and nothing by which any other surface knows them. What the screen has seen is not
 * looked at again.
 * @throws AppError whatever `requireScreen` throws
 */
export async function screenNews(
  input: { token: string; since: ScreenCursor; seen: string[]; waitMs: number },
  _caller: GuestCaller,
  askedAt: Date,
) {
  const asked = await requireScreen(input.token, askedAt);
  const digest = (text: string) => shortDigest(`screen/${asked.pass.id}/${text}`, digestBytes);
  const seen = new Set(input.seen);
  const isNew = (event: CheckIn) =>
    (event.kind === "arrive" || event.kind === "undo") && !seen.has(digest(event.nonce));
  const back = { at: askedAt.getTime() - screenLimits.lateMs, nonce: "" };
  // Whoever came long ago is not greeted, so a screen that was dark for an hour does not read that hour.
  const since = input.since.at < back.at ? back : input.since;
  const waitedMs = input.waitMs === 0 ? 0 : await waitFor(asked, { since, ms: input.waitMs }, isNew);
  const now = new Date(askedAt.getTime() + waitedMs);
  // Meanwhile the link may have been taken back, or somebody is not to be greeted any more.
  const screen = waitedMs === 0 ? asked : await findScreen(input.token, now);
  const { invitation, settings } = screen;
  const { events, hasMore } = await checkInsSince(invitation.id, since, screenLimits.given);
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
    waitMs: mayWait() ? screenLimits.newsWaitMs : 0,
  };
}

/** Until somebody comes whom this screen greets. */
function waitFor(
  { invitation, settings }: Screen,
  { since, ms }: { since: ScreenCursor; ms: number },
  isNew: (event: CheckIn) => boolean,
): Promise<number> {
  const from = new Date(since.at);
  // Told by a phone that had no signal: whoever came long ago wakes nobody.
  const isLate = (event: CheckIn) =>
    event.kind === "arrive" && from.getTime() - eventTime(loggedEventOf(event)) > screenLimits.lateMs;
  const isNews = (event: CheckIn) =>
    settings.hasNames && isGreeted(event, settings) && isNew(event) && !isLate(event);
  return waitForCheckIns({ invitationId: invitation.id, from, most: screenLimits.given, ms }, (changed) =>
    changed.some(isNews),
  );
}

function isGreeted({ ceremony, guest }: CheckIn, settings: ScreenSettings): boolean {
  return (
    (settings.ceremony === null || ceremony === settings.ceremony) &&
    !(guest !== null && settings.skipped.includes(guest))
  );
}

/** Each as it stands now, by all that was ever written down about them: an event alone may have been taken back. */
async function arrivalsOf(
  { invitation, settings }: Screen,
  events: readonly CheckIn[],
  digest: (text: string) => string,
  now: Date,
): Promise<(Arrival & { event: string })[]> {
  const wanted = events.filter((event) => isGreeted(event, settings));
  if (wanted.length === 0) return [];
  const ceremonies = [...new Set(wanted.map((event) => event.ceremony))];
  const [tables, publication] = await Promise.all([
    settings.hasTables ? doorTables(invitation.id, ceremonies) : [],
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
