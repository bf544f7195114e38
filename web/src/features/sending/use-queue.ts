import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { SendingMark } from "@janur/domain/guest/sending";
import { sendingQueue, type QueueOwner } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { useMemo, useState } from "react";
import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { deskOrder, lacksNumber, type KnownNumbers } from "./desk-order.ts";
import { purgeEdited } from "./edited-messages.ts";
import { createTurns } from "./in-turn.ts";
import { useMarkSent, useUnmarkSent } from "./mutations.ts";
import { keepPending, readPending } from "./pending-question.ts";

/** What was said of a guest's message here, which a slow server may not know yet. */
interface Word {
  mark: SendingMark;
  markId: string;
}

interface QueueOptions {
  invitation: Invitation;
  rows: readonly GuestRow[];
  run: SendingRun;
  owner: QueueOwner;
  /** Whom thanks are for; null for all who said that they would come. */
  came: ReadonlySet<string> | null;
  /** Of those whose messages were prepared so far. */
  numbers: KnownNumbers;
  /** Called when guests were written to, or were not after all; null where nobody asks. */
  onSaid: (() => void) | null;
}

/**
 * One sender's queue of a run, and what they say of its guests. What was said counts at once; where it
 * could not be written down the guest comes back.
 */
export function useQueue({ invitation, rows, run, owner, came, numbers, onSaid }: QueueOptions) {
  const [now] = useState(() => new Date());
  const [said, setSaid] = useState<ReadonlyMap<string, Word>>(new Map());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState(() => readPending(invitation.id));
  const [inTurn] = useState(createTurns);
  const mark = useMarkSent(invitation.id);
  const unmark = useUnmarkSent(invitation.id);
  const queue = useMemo(
    () => sendingQueue(rows, { run, head: invitation, owner, now, came }),
    [rows, run, invitation, owner, now, came],
  );
  const saidOf = (id: string) => said.get(id)?.mark;
  const isOver = (id: string) => saidOf(id) === "sent" || saidOf(id) === "wrong-number";
  const open = queue.waiting.filter(({ id }) => !isOver(id));
  const waiting = deskOrder(open, { run, numbers, skipped });
  const asked = pending?.run === run ? waiting.find(({ id }) => id === pending.guestId) : undefined;
  const current = asked ?? waiting[0];

  const remember = (guestIds: readonly string[], word: Word) => {
    setSaid((before) => new Map([...before, ...guestIds.map((id): [string, Word] => [id, word])]));
  };
  /** A later word about the same guest stays. */
  const forget = (guestIds: readonly string[], markId: string) => {
    setSaid(
      (before) =>
        new Map([...before].filter(([id, word]) => !guestIds.includes(id) || word.markId !== markId)),
    );
  };
  const ask = (guestId: string | null) => {
    const question = guestId === null ? null : { run, guestId };
    keepPending(invitation.id, question);
    setPending(question);
  };
  const fail = (error: unknown) => {
    showToast({ tone: "problem", id: "sending", message: problemText(error) });
  };

  /** @returns what takes it back */
  const say = (guestIds: string[], word: SendingMark): (() => void) => {
    const markId = newDocumentId();
    remember(guestIds, { mark: word, markId });
    const restoreEdited = word === "sent" ? purgeEdited(invitation.id, run, guestIds) : () => undefined;
    if (word !== "handed" && pending !== null && guestIds.includes(pending.guestId)) ask(null);
    const takeBack = () => {
      restoreEdited();
      forget(guestIds, markId);
    };
    const isSent = word === "sent";
    inTurn(guestIds, () => mark.mutateAsync({ markId, guestIds, run, mark: word })).then(
      () => {
        if (isSent) onSaid?.();
      },
      (error: unknown) => {
        takeBack();
        fail(error);
      },
    );
    return () => {
      takeBack();
      inTurn(guestIds, () => unmark.mutateAsync({ markId, guestIds })).then(() => {
        if (isSent) onSaid?.();
      }, fail);
    };
  };

  return {
    waiting,
    mails: queue.mails,
    messages: queue.messages.filter(({ id }) => (saidOf(id) ?? "unsent") === "unsent"),
    carried: queue.carried,
    underWay: queue.underWay,
    problems: queue.problems,
    withoutLink: queue.withoutLink,
    lacksNumber: (guest: GuestRow) => lacksNumber(guest, { run, numbers }),
    total: queue.total,
    done: queue.total - queue.problems.length - queue.mails.length - queue.underWay.length - waiting.length,
    current,
    /** Whether the message to the current guest was opened and nothing was said of it. */
    isAsked:
      asked !== undefined ||
      (run === "invitation" && current?.sending === "handed" && saidOf(current.id) !== "unsent"),
    /** Whether anything was said since the desk was opened. */
    hasSpoken: said.size > 0,
    /** Opens the message in WhatsApp. */
    hand: (guestId: string) => {
      ask(guestId);
      if (run === "invitation") say([guestId], "handed");
    },
    say,
    skip: (guestId: string) => {
      setSkipped((before) => new Set([...before, guestId]));
    },
    choose: (guestId: string) => {
      ask(null);
      setSkipped(new Set(open.map(({ id }) => id).filter((id) => id !== guestId)));
    },
  };
}
export type Queue = ReturnType<typeof useQueue>;
