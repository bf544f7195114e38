import type { GuestRow } from "@janur/domain/guest-row";
import type { Invitation } from "@janur/domain/invitation";
import { documentIdFromBytes } from "@janur/domain/id";
import type { SendingMark } from "@janur/domain/sending";
import { sendingQueue, type QueueOwner } from "@janur/domain/sending-queue";
import type { SendingRun } from "@janur/domain/sending-run";
import { useMemo, useState } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { showToast } from "../../ui/toast.ts";
import { forgetEdited } from "./edited-messages.ts";
import { useMarkSent, useUnmarkSent } from "./mutations.ts";
import { keepPending, readPending } from "./pending-question.ts";

interface QueueOptions {
  invitation: Invitation;
  rows: readonly GuestRow[];
  run: SendingRun;
  owner: QueueOwner;
}

/**
 * One sender's queue of a run, and what she says of its guests. What was said counts at once; where it
 * could not be written down the guest comes back.
 */
export function useQueue({ invitation, rows, run, owner }: QueueOptions) {
  const [now] = useState(() => new Date());
  const [said, setSaid] = useState<ReadonlyMap<string, SendingMark>>(new Map());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState(() => readPending(invitation.id));
  const mark = useMarkSent(invitation.id);
  const unmark = useUnmarkSent(invitation.id);
  const queue = useMemo(
    () => sendingQueue(rows, { run, head: invitation, owner, now }),
    [rows, run, invitation, owner, now],
  );
  const isOver = (id: string) => said.get(id) === "sent" || said.get(id) === "wrong-number";
  const open = queue.waiting.filter(({ id }) => !isOver(id));
  const waiting = [...open.filter(({ id }) => !skipped.has(id)), ...open.filter(({ id }) => skipped.has(id))];
  const asked = pending?.run === run ? waiting.find(({ id }) => id === pending.guestId) : undefined;
  const current = asked ?? waiting[0];

  const remember = (guestIds: readonly string[], word: SendingMark | null) => {
    setSaid((before) => {
      const after = new Map(before);
      for (const id of guestIds)
        if (word === null) after.delete(id);
        else after.set(id, word);
      return after;
    });
  };
  const ask = (guestId: string | null) => {
    const question = guestId === null ? null : { run, guestId };
    keepPending(invitation.id, question);
    setPending(question);
  };
  const fail = (error: Error) => {
    showToast({ tone: "problem", id: "sending", message: problemText(error) });
  };

  /** @returns what takes it back */
  const say = (guestIds: string[], word: SendingMark): (() => void) => {
    const markId = documentIdFromBytes(crypto.getRandomValues(new Uint8Array(20)));
    remember(guestIds, word);
    const restoreEdited = word === "sent" ? forgetEdited(invitation.id, run, guestIds) : () => undefined;
    if (word !== "handed" && pending !== null && guestIds.includes(pending.guestId)) ask(null);
    mark.mutate(
      { markId, guestIds, run, mark: word },
      {
        onError: (error) => {
          restoreEdited();
          remember(guestIds, null);
          fail(error);
        },
      },
    );
    return () => {
      restoreEdited();
      remember(guestIds, null);
      unmark.mutate({ markId, guestIds }, { onError: fail });
    };
  };

  return {
    waiting,
    mails: queue.mails,
    messages: queue.messages.filter(({ id }) => (said.get(id) ?? "unsent") === "unsent"),
    carried: queue.carried,
    underWay: queue.underWay,
    problems: queue.problems,
    total: queue.total,
    done: queue.total - queue.problems.length - queue.mails.length - queue.underWay.length - waiting.length,
    current,
    /** Whether the message to the current guest was opened and nothing was said of it. */
    isAsked:
      asked !== undefined ||
      (run === "invitation" && current?.sending === "handed" && said.get(current.id) !== "unsent"),
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
