import { AppError } from "@janur/domain/errors";
import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { nameLikeness, searchPart, similarParts } from "@janur/domain/text/name-search";
import { paths } from "@janur/domain/paths";
import { attendances } from "@janur/domain/rsvp/attendance";
import { replyTo } from "@janur/domain/rsvp/attendance";
import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
} from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToDocument, listenToQuery, readQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { withPushedOut, type AnswerScope } from "./answer-scope.ts";
import { answeredGuestSchema, type AnsweredGuest } from "./answered-guest.ts";

/** Answers of one page; the rules refuse lists over 100. */
export const answerPageSize = limits.guest.page;

/** Where the next page begins: after this guest. */
export interface AnswerCursor {
  at: Date;
  id: string;
}

const answeredConverter = readConverter(answeredGuestSchema);
const guestConverter = readConverter(guestSchema);

/** When an answer came, or a place on the waitlist was asked for. */
function momentOf(guest: AnsweredGuest, scope: AnswerScope): Date {
  return scope.of === "waitlist"
    ? (guest.seat?.requestedAt ?? guest.answer.answeredAt)
    : guest.answer.answeredAt;
}

export function cursorOf(guest: AnsweredGuest, scope: AnswerScope): AnswerCursor {
  return { at: momentOf(guest, scope), id: guest.id };
}

function comesAfterIn(scope: AnswerScope) {
  const sign = scope.of === "waitlist" ? 1 : -1;
  return (one: AnsweredGuest, other: AnsweredGuest) => {
    const apart = momentOf(one, scope).getTime() - momentOf(other, scope).getTime();
    return sign * (apart !== 0 ? apart : one.id < other.id ? -1 : 1) > 0;
  };
}

function scopedQuery(invitationId: string, scope: AnswerScope): Query<AnsweredGuest> {
  const guests = collection(firestore, paths.guests(invitationId)).withConverter(answeredConverter);
  if (scope.of === "waitlist") {
    const waiting = query(guests, where("seat.state", "==", "waiting"));
    return query(waiting, orderBy("seat.requestedAt"), orderBy(documentId()));
  }
  const latest = [orderBy("answer.answeredAt", "desc"), orderBy(documentId(), "desc")] as const;
  if (scope.of === "inbox") return query(guests, where("listing", "==", "inbox"), ...latest);
  const { text, attendance, ceremonyId } = scope;
  const part = searchPart(text);
  if (part !== null) {
    const named = query(guests, where("nameParts", "array-contains", part));
    if (attendance === "" || ceremonyId !== "") return query(named, ...latest);
    return query(named, where("answer.attendance", "==", attendance), ...latest);
  }
  if (ceremonyId !== "") {
    const replies = attendance === "" ? attendances : [attendance];
    const said = replies.map((reply) => replyTo(ceremonyId, reply));
    return query(guests, where("answer.replies", "array-contains-any", said), ...latest);
  }
  if (attendance !== "") return query(guests, where("answer.attendance", "==", attendance), ...latest);
  return query(guests, ...latest);
}

/** The first page of a list, live, and whatever it showed before and newer ones pushed out. */
export function watchAnswers(invitationId: string, scope: AnswerScope): Subscribe<AnsweredGuest[]> {
  const listen = listenToQuery(query(scopedQuery(invitationId, scope), limit(answerPageSize)));
  return (next, fail) => {
    let shown: AnsweredGuest[] = [];
    return listen((page) => {
      shown = withPushedOut(shown, page, answerPageSize, comesAfterIn(scope));
      next(shown);
    }, fail);
  };
}

/** The page behind `after`. @throws AppError `invitation/not-found`, NetworkError */
export async function readAnswersAfter(
  invitationId: string,
  scope: AnswerScope,
  after: AnswerCursor,
): Promise<AnsweredGuest[]> {
  return readQuery(
    query(scopedQuery(invitationId, scope), startAfter(after.at, after.id), limit(answerPageSize)),
  );
}

/** One guest, live. Fails with `guest/not-found` when they are gone. */
export function watchGuest(invitationId: string, guestId: string): Subscribe<Guest> {
  const listen = listenToDocument(
    doc(firestore, paths.guest(invitationId, guestId)).withConverter(guestConverter),
  );
  return (next, fail) =>
    listen(next, (error) => {
      const isGone = error instanceof AppError && error.code === "invitation/not-found";
      fail(isGone ? new AppError("guest/not-found") : error);
    });
}

const mostSimilar = 30;

/** Below this two names are not alike enough to be offered. */
const alike = 0.5;
const mostOffered = 3;

/** At most three guests on the list whose names are like this one, the most alike first. @throws NetworkError */
export async function findSimilarGuests(invitationId: string, name: string): Promise<Guest[]> {
  const parts = similarParts(name);
  if (parts.length === 0) return [];
  const found = await readQuery(
    query(
      collection(firestore, paths.guests(invitationId)).withConverter(guestConverter),
      where("listing", "==", "listed"),
      where("nameParts", "array-contains-any", parts),
      limit(mostSimilar),
    ),
  );
  return found
    .map((guest) => ({ guest, likeness: nameLikeness(name, guest.name) }))
    .filter(({ likeness }) => likeness >= alike)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostOffered)
    .map(({ guest }) => guest);
}
