import type { SendingStage } from "@janur/domain/sending-queue";

/** A guest of the helper's, as her queue shows her. */
export interface QueuedGuest {
  id: string;
  name: string;
  stage: SendingStage;
  isWrong: boolean;
}

/** The message that is next. */
export interface NextMessage {
  guest: QueuedGuest;
  text: string;
  /** Opens WhatsApp with the text; null in demonstrations, where nobody is written to. */
  link: string | null;
  hasNumber: boolean;
  /** Printed or told in person. */
  isByHand: boolean;
}

export interface HelperQueue {
  guests: readonly QueuedGuest[];
  done: number;
  total: number;
  next: NextMessage | null;
  /** What was said a moment ago, which can be taken back. */
  said: { guest: QueuedGuest; mark: "sent" | "wrong-number"; markId: string } | null;
}
