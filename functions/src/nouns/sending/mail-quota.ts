import { createHash } from "node:crypto";
import { countAction, type RateWindow } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import type { Transaction } from "firebase-admin/firestore";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";

interface Window {
  reference: ReturnType<typeof attemptsDocument>;
  limit: { count: number; windowMs: number };
  rate: RateWindow | null;
  isCounted: boolean;
}

/** The same that `countMail` counts, whoever writes to the address. */
function windowOf(email: string) {
  return attemptsDocument(["mail-to", createHash("sha256").update(email.toLowerCase()).digest("hex")]);
}

/** How many mails to guests an invitation may still cause, and each address still get; read and written in one transaction. */
export class MailQuota {
  private readonly day: string;
  private readonly windows: ReadonlyMap<string, Window>;

  private constructor(day: string, windows: ReadonlyMap<string, Window>) {
    this.day = day;
    this.windows = windows;
  }

  static async read(
    invitationId: string,
    emails: readonly string[],
    transaction: Transaction,
  ): Promise<MailQuota> {
    const day = attemptsDocument(["guest-mails", invitationId]);
    const references = new Map([day, ...emails.map(windowOf)].map((one) => [one.path, one]));
    const list = [...references.values()];
    const snapshots = await transaction.getAll(...list);
    const windows = list.map((reference, index): [string, Window] => {
      const limit = reference.path === day.path ? limits.sending.mails : limits.mail.perAddress;
      const rate = snapshots[index]?.data() ?? null;
      return [reference.path, { reference, limit, rate, isCounted: false }];
    });
    return new MailQuota(day.path, new Map(windows));
  }

  /** Counts one more mail to this address. @returns whether it may go */
  take(email: string, now: Date): boolean {
    const windows = [this.day, windowOf(email).path].flatMap((path) => this.windows.get(path) ?? []);
    const next = windows.map(({ rate, limit }) => countAction(rate, now, limit));
    if (next.includes(null)) return false;
    windows.forEach((window, index) => {
      window.rate = next[index] ?? null;
      window.isCounted = true;
    });
    return true;
  }

  write(transaction: Transaction): void {
    for (const { reference, limit, rate, isCounted } of this.windows.values()) {
      if (rate === null || !isCounted) continue;
      transaction.set(reference, { ...rate, expireAt: new Date(rate.startedAt.getTime() + limit.windowMs) });
    }
  }
}
