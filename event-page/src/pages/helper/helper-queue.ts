import type { SendingStage } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";

/** A guest of the helper's, as their queue shows them. */
export interface QueuedGuest {
  id: string;
  name: string;
  stage: SendingStage;
}

/** The message that is next. */
export interface NextMessage {
  guest: QueuedGuest;
  /** Whether it was opened and nobody has said yet that it went. */
  isAsked: boolean;
  text: string;
  /** Opens WhatsApp with the text; null in demonstrations, where nobody is written to. */
  link: string | null;
  hasNumber: boolean;
  /** Printed or told in person. */
  isByHand: boolean;
}

export interface HelperQueue {
  run: SendingRun;
  /** Runs that there is a reason for now. */
  runs: readonly SendingRun[];
  /** Which reminder it is time for, in days before the feast. */
  reminder: 7 | 1 | null;
  /** Those who wait, at most a page of them. */
  guests: readonly QueuedGuest[];
  /** How many more wait. */
  more: number;
  /** Those whose number the family has to mend. */
  problems: readonly string[];
  /** How many the family itself writes to, all at once. */
  byFamily: number;
  done: number;
  total: number;
  next: NextMessage | null;
  /** What was said a moment ago, which can be taken back. */
  said: { guest: Pick<QueuedGuest, "id" | "name">; mark: "sent" | "wrong-number"; markId: string } | null;
}
