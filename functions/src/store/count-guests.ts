import { ceremoniesOf } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { minus, type Tally } from "@janur/domain/statistics/figures";
import { guestSchema } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { replyTo } from "@janur/domain/rsvp/attendance";
import { storedDaySchema, type DayCounts, type Period } from "@janur/domain/statistics/statistics";
import { AggregateField, type CollectionReference, type Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";

/* Guests are counted by the index and not read; days were counted when they happened. */

function listedGuests(invitationId: string): Query {
  return db().collection(paths.guests(invitationId)).where("listing", "==", "listed");
}

export async function totalsOf(invitationId: string) {
  const listed = listedGuests(invitationId);
  const [invited, unsent, unopened, silent, coming] = await Promise.all([
    tally(listed, "seats"),
    tally(unsentOf(listed), "seats"),
    tally(listed.where("opened", "==", null), "seats"),
    tally(listed.where("answer", "==", null), "seats"),
    tally(listed.where("answer.attendance", "==", "yes"), "answer.people"),
  ]);
  return {
    invited,
    sent: minus(invited, unsent),
    opened: minus(invited, unopened),
    answered: minus(invited, silent),
    coming,
  };
}

/** Of these guests those who neither have the invitation nor answered by another way. */
export function unsentOf(guests: Query): Query {
  return guests
    .where("answer", "==", null)
    .where("opened", "==", null)
    .where("sending.state", "in", ["unsent", "handed"]);
}

export async function daysWithin(invitationId: string, { from, until }: Period): Promise<DayCounts[]> {
  const found = await db()
    .collection(paths.days(invitationId))
    .withConverter(converter(storedDaySchema))
    .where("date", ">=", from)
    .where("date", "<=", until)
    .orderBy("date")
    .limit(limits.statistics.days + 2)
    .get();
  return found.docs.map((day) => {
    const { date, visitors, opened, answers } = day.data();
    return { date, visitors, opened, answers };
  });
}

/** Heads per ceremony, by the names of the draft. */
export async function ceremonyHeads(id: string) {
  const draft = (await documentOf(paths.draft(id), draftSchema).get()).data();
  if (draft === undefined) return [];
  const guests = db().collection(paths.guests(id));
  const saying = (reply: string) =>
    tally(guests.where("answer.replies", "array-contains", reply), "answer.people");
  return Promise.all(
    ceremoniesOf(draft.content)
      .slice(0, limits.statistics.ceremonies)
      .map(async (ceremony) => {
        const [coming, maybe] = await Promise.all([
          saying(replyTo(ceremony.id, "yes")),
          saying(replyTo(ceremony.id, "maybe")),
        ]);
        const isOpen = ceremony.audience === "everyone";
        return { id: ceremony.id, name: ceremony.name, coming, maybe, isOpen };
      }),
  );
}

export async function groupsOf(invitationId: string) {
  const listed = listedGuests(invitationId);
  const names = await groupNames(listed);
  return Promise.all(
    names.map(async (name) => {
      const group = listed.where("group", "==", name);
      const [invited, silent, coming] = await Promise.all([
        tally(group, "seats"),
        tally(group.where("answer", "==", null), "seats"),
        tally(group.where("answer.attendance", "==", "yes"), "answer.people"),
      ]);
      return { name, invited, answered: minus(invited, silent), coming };
    }),
  );
}

/** The names that guests are grouped by, in order: from each the index leads to the next, so that a group costs one read and not its guests. */
async function groupNames(listed: Query): Promise<string[]> {
  const names: string[] = [];
  let next = listed.orderBy("group").limit(1);
  while (names.length < limits.statistics.groups) {
    const found = (await next.get()).docs[0];
    if (found === undefined) break;
    const name = guestSchema.shape.group.parse(found.get("group"));
    names.push(name);
    next = listed.where("group", ">", name).orderBy("group").limit(1);
  }
  return names;
}

export async function tally(
  query: Query | CollectionReference,
  peopleField: "seats" | "answer.people",
): Promise<Tally> {
  const snapshot = await query
    .aggregate({ invitations: AggregateField.count(), people: AggregateField.sum(peopleField) })
    .get();
  const { invitations, people } = snapshot.data();
  return { invitations, people };
}
