import { AppError } from "@janur/domain/errors";
import { guestInputSchema, type Guest } from "@janur/domain/guest/guest";
import { newGuest } from "@janur/domain/guest/new-guest";
import { paths } from "@janur/domain/paths";
import type { Query, Timestamp } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { countHere } from "../../platform/limits/sender-limit.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { answeredGuest, type AnswerAttempt, type AnswerPlace } from "./answer-attempt.ts";
import { answererId, createAnswered, typedName } from "./answer-without-link.ts";
import { requireMaker } from "./repeated-answer.ts";
import { writeAnswer } from "./write-answer.ts";

/** Groups that this instance has found full: whoever comes to one of them looks before they take a place. */
const foundFull = new Set<string>();
const mostFound = 1_000;

/** When an attempt that began is over, one way or the other: twice as long as a request may take. */
const abandonedMs = 60_000;

/**
 * One of many answers by a group's link: a guest of their own under the name that
 * they typed, with the group's seats, ceremonies and tags. The group's own
 * document is only read, so that hundreds may answer at once.
 * @throws AppError `rsvp/group-full`, `input/invalid` without a name, and as `answeredGuest`
 */
export async function answerByGroup(
  place: AnswerPlace,
  attempt: AnswerAttempt,
  group: Guest,
  now: Date,
): Promise<Guest> {
  const { seats, ceremonies, tags } = group;
  const input = guestInputSchema.parse({
    name: typedName(attempt),
    honorific: "",
    suffix: "",
    origin: "",
    group: group.group,
    seats,
    note: "",
    ceremonies,
    tags,
  });
  const id = answererId(place.publication.invitationId, attempt, group.id);
  const fresh = newGuest(input, { id, listing: "listed", groupId: group.id, now });
  return group.answerCap === null
    ? createAnswered(place, attempt, fresh, now)
    : createWithinCap(place, attempt, fresh, { id: group.id, cap: group.answerCap }, now);
}

/**
 * Never one too many, without a counter that everybody would write: a guest
 * first takes their place in the group without an answer, then looks who was there
 * before them. The database's own time of creation decides, and whoever looks
 * sees all that were created earlier; those beyond the cap give their place back.
 * A place whose guest was stopped before their answer lay in it is given back by
 * whoever finds the group full. The cap bounds what all senders do together, so
 * each is counted in memory only.
 */
async function createWithinCap(
  place: AnswerPlace,
  attempt: AnswerAttempt,
  fresh: Guest,
  { id: groupId, cap }: { id: string; cap: number },
  now: Date,
): Promise<Guest> {
  const { invitationId } = place.publication;
  const reference = guestDocument(invitationId, fresh.id);
  // A place that was taken counts as nobody until the answer lies in it.
  const taken: Guest = { ...fresh, listing: "group" };
  const members = db().collection(paths.guests(invitationId)).where("groupId", "==", groupId);
  const count = async () => (await members.count().get()).data().count;
  const isWithin = async (most: number) =>
    (await count()) <= most ||
    ((await giveBackAbandoned(members, fresh.id, now)) > 0 && (await count()) <= most);
  const isInTime = async () => {
    if (await isWithin(cap)) return true;
    const { docs } = await members.select().get();
    const inOrder = docs.sort(
      (a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()) || a.id.localeCompare(b.id),
    );
    return inOrder.slice(0, cap).some(({ id }) => id === fresh.id);
  };
  const takePlace = async (): Promise<Timestamp> => {
    if (foundFull.has(groupId) && !(await isWithin(cap - 1))) throw new AppError("rsvp/group-full");
    countHere(invitationId, attempt.sender, now);
    return (await reference.create(taken)).writeTime;
  };
  // Hardly ever is it there before; of a group that is full whoever comes may be in already.
  let mayExist = attempt.basedOn > 0 || foundFull.has(groupId);
  return untilFirst(async () => {
    let takenAt: Timestamp | undefined;
    if (mayExist) {
      const snapshot = await reference.get();
      const before = snapshot.data();
      if (before !== undefined && before.answer !== null) {
        requireMaker(before, attempt);
        return writeAnswer(snapshot, place, attempt, now);
      }
      takenAt = snapshot.updateTime;
    }
    mayExist = true;
    const guest = answeredGuest(place, attempt, fresh, now);
    takenAt ??= await takePlace();
    const precondition = { lastUpdateTime: takenAt };
    if (!(await isInTime())) {
      await reference.delete(precondition);
      noteFull(groupId);
      throw new AppError("rsvp/group-full");
    }
    foundFull.delete(groupId);
    const { answer, seat, rates, listing } = guest;
    await reference.update({ answer, seat, rates, listing }, precondition);
    return guest;
  });
}

function noteFull(groupId: string): void {
  if (foundFull.size >= mostFound) foundFull.clear();
  foundFull.add(groupId);
}

/** Removes places that others took and never answered from. Whoever comes back to such a place takes a new one. */
async function giveBackAbandoned(members: Query, ownId: string, now: Date): Promise<number> {
  const unanswered = await members.where("listing", "==", "group").get();
  const abandoned = unanswered.docs.filter(
    ({ id, createTime }) => id !== ownId && now.getTime() - createTime.toMillis() > abandonedMs,
  );
  const given = await Promise.allSettled(
    abandoned.map(({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime })),
  );
  return given.filter(({ status }) => status === "fulfilled").length;
}
