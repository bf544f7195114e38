import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { useEventText } from "../../lib/i18n/event-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { offerUndo } from "../../ui/toast/undo-toast.tsx";
import { useUndoCheckIn } from "./mutations.ts";

/** The ceremony at whose door the family stands. */
export interface AdmitAt {
  invitationId: string;
  ceremony: string;
  ceremonyName: string;
  /** Whether all who have no list of their own are invited. */
  isOpen: boolean;
  zone: string;
}

export interface Admitted {
  at: AdmitAt;
  onDone: () => void;
  onBack: () => void;
}

/** Says who came in, with the way back, as long as the message stays. */
export function useAdmitted({ invitationId }: AdmitAt) {
  const t = useEventText("door");
  const undo = useUndoCheckIn(invitationId);
  return (nonce: string, name: string, count: number) => {
    offerUndo(t("admit.done", { name, count }), async () => {
      await undo.mutateAsync([{ nonce: newDocumentId(), target: nonce }]);
      showToast({ tone: "done", id: "door", message: t("admit.undone", { name }) });
    });
  };
}
