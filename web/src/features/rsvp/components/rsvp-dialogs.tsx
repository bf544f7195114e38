import type { Content } from "@janur/domain/content/content";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import type { AnswerTerms } from "../terms.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { closedDialogs, rsvpViewSchema } from "../view.ts";

const RecordDialog = lazyPart(async () => (await import("./record-dialog.tsx")).RecordDialog);
const MatchDialog = lazyPart(async () => (await import("./match-dialog.tsx")).MatchDialog);
const RejectDialog = lazyPart(async () => (await import("./reject-dialog.tsx")).RejectDialog);
const HistoryDrawer = lazyPart(async () => (await import("./history-drawer.tsx")).HistoryDrawer);

interface RsvpDialogsProps {
  invitationId: string;
  zone: string;
  terms: AnswerTerms;
  /** The draft; undefined while it loads or where this person may not read it. */
  content: Content | undefined;
  mayAnswer: boolean;
}

/** Whatever dialog the address names. */
export function RsvpDialogs({ invitationId, zone, terms, content, mayAnswer }: RsvpDialogsProps) {
  const [view, change] = useAddressView(rsvpViewSchema);
  const close = () => {
    change(closedDialogs);
  };
  return (
    <Suspense>
      {view.history !== "" && (
        <HistoryDrawer
          invitationId={invitationId}
          guestId={view.history}
          zone={zone}
          terms={terms}
          onClose={close}
        />
      )}
      {mayAnswer && view.record !== "" && (
        <RecordDialog
          invitationId={invitationId}
          guestId={view.record}
          content={content}
          zone={zone}
          onChoose={(record) => {
            change({ record });
          }}
          onClose={close}
        />
      )}
      {mayAnswer && view.match !== "" && (
        <MatchDialog
          invitationId={invitationId}
          inboxId={view.match}
          guestId={view.with}
          zone={zone}
          terms={terms}
          onChoose={(guestId) => {
            change({ with: guestId });
          }}
          onClose={close}
        />
      )}
      {mayAnswer && view.reject !== "" && (
        <RejectDialog invitationId={invitationId} inboxId={view.reject} onClose={close} />
      )}
    </Suspense>
  );
}
