import { isIndonesianLandline, whatsAppLink } from "@janur/domain/contact/contact";
import { AppError } from "@janur/domain/errors";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { openRuns, sendingQueue, stageOf, suggestedReminder } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { sendingSamples } from "@janur/domain/sending/sending-samples";
import { templateKindOf } from "@janur/domain/sending/sending-template";
import { textForSide, type RunWords } from "@janur/domain/sending/text-for-side";
import { renderHelperQueue } from "@janur/event-page/pages/helper/helper-sending";
import type { HelperQueue, NextMessage, QueuedGuest } from "@janur/event-page/pages/helper/helper-queue";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import type { FoundPass } from "../pass/find-pass.ts";
import { isDemoProject } from "../../platform/runtime.ts";
import { helperRows } from "./helper-guests.ts";
import { messageWriter, type WriteMessage } from "./message-writer.ts";
import { templateDocument } from "../../store/template-document.ts";

interface Wanted {
  language: Language;
  /** The first that there is a reason for where it is null. */
  run: SendingRun | null;
  guestId: string | null;
  /** Whether their message was opened on this phone and nothing was said of it. */
  isAsked: boolean;
  said: HelperQueue["said"];
}

/**
 * A helper's queue of one run as their page shows it, by the rules of the family's desk, with the message to
 * `guestId` or to who is next. Numbers of others than that one guest are not even read: so who has none comes in the
 * order of names here, while the desk takes them last.
 */
export async function helperQueueHtml(found: FoundPass, wanted: Wanted, now: Date): Promise<string> {
  const { pass, invitation } = found;
  const { language, guestId, said } = wanted;
  const runs = openRuns(invitation, now);
  const run = wanted.run ?? runs[0] ?? "invitation";
  const write = await messageWriter(invitation, { run, language, sender: pass.name }, now).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === "invitation/wrong-status") return null;
      throw error;
    },
  );
  if (write === null) return renderHelperQueue({ queue: null, language });
  const [rows, words] = await Promise.all([helperRows(found), ownWords(invitation, run, language)]);
  const owner = { sender: { kind: "pass" as const, id: pass.id }, name: pass.name, takesUnassigned: false };
  const { waiting, mails, underWay, problems, total } = sendingQueue(rows, {
    came: null,
    run,
    head: invitation,
    owner,
    now,
  });
  const chosen = waiting.find(({ id }) => id === guestId);
  const current = chosen ?? waiting[0];
  const isAsked =
    (wanted.isAsked && chosen !== undefined) || (run === "invitation" && current?.sending === "handed");
  const queue: HelperQueue = {
    run,
    runs: runs.includes(run) ? runs : [...runs, run],
    reminder: run === "reminder" ? suggestedReminder(invitation, now) : null,
    guests: waiting.slice(0, limits.sending.helperGuests).map(queuedGuest),
    more: Math.max(0, waiting.length - limits.sending.helperGuests),
    problems: problems.map(addressedName),
    byFamily: mails.length + underWay.length,
    done: total - waiting.length - mails.length - underWay.length - problems.length,
    total,
    next:
      current === undefined ? null : await nextMessage(invitation, current, { run, isAsked, write, words }),
    said,
  };
  return renderHelperQueue({ queue, language });
}

/** The first text of this kind that the family keeps of its own, or the one that a relative sends. */
async function ownWords(invitation: Invitation, run: SendingRun, language: Language): Promise<RunWords> {
  const wanted = templateKindOf(run, invitation);
  const { templates } = (await templateDocument(invitation.id).get()).data() ?? { templates: [] };
  const own = templates.find(({ kind, text }) => kind === wanted && text[language] !== "");
  const text = (own?.text ?? sendingSamples[wanted].relative)[language];
  return { language, text, sides: own?.sides ?? {} };
}

function queuedGuest(row: GuestRow): QueuedGuest {
  return { id: row.id, name: addressedName(row), stage: stageOf(row) };
}

async function nextMessage(
  invitation: Invitation,
  row: GuestRow,
  { run, isAsked, write, words }: { run: SendingRun; isAsked: boolean; write: WriteMessage; words: RunWords },
): Promise<NextMessage | null> {
  const { id: invitationId } = invitation;
  const [guest, contact] = await Promise.all([
    guestDocument(invitationId, row.id).get(),
    contactDocument(invitationId, row.id).get(),
  ]).then(([one, other]) => [one.data(), other.data()] as const);
  if (guest === undefined) return null;
  const known = contact?.phone ?? null;
  // Landlines have no WhatsApp.
  const phone = known === null || isIndonesianLandline(known) ? null : known;
  const filled = write(guest, textForSide(invitation, guest.side, words));
  const address =
    phone === null ? `https://wa.me/?text=${encodeURIComponent(filled)}` : whatsAppLink(phone, filled);
  return {
    guest: queuedGuest(row),
    isAsked,
    text: filled,
    link: isDemoProject() ? null : address,
    hasNumber: phone !== null,
    isByHand: run === "invitation" && (row.channel === "printed" || row.channel === "spoken"),
  };
}
