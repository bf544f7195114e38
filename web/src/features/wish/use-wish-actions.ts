import type { Wish } from "@janur/domain/wish/wish";
import { useTranslation } from "react-i18next";
import { problemText } from "../../lib/calls/problem-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { offerUndo } from "../../ui/toast/undo-toast.tsx";
import { useModerateWish, useReplyToWish, type WishAction } from "./mutations.ts";

const toastId = "wish";

/**
 * What the family does with one wish, each with its way back. The wish may
 * have left the list by then, so nothing here waits for a component.
 */
export function useWishActions(invitationId: string, wish: Pick<Wish, "id" | "name" | "reply" | "isPinned">) {
  const { t } = useTranslation("wish");
  const moderate = useModerateWish(invitationId);
  const answer = useReplyToWish(invitationId);
  const { id: wishId, name } = wish;

  /** Whether it worked; what did not is told. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      showToast({ tone: "problem", id: toastId, message: problemText(error) });
      return false;
    }
  };
  const decide = (action: WishAction) => attempt(() => moderate.mutateAsync({ wishId, action }));
  const told = (done: "show" | "hide" | "pin" | "unpin" | "reply" | "removeReply") => {
    showToast({ tone: "done", id: toastId, message: t(`done.${done}`, { name }) });
  };

  return {
    isBusy: moderate.isPending || answer.isPending,
    show: async () => {
      const isDone = await decide("show");
      if (isDone) {
        offerUndo(t("done.show", { name }), () => void decide("hide"));
      }
      return isDone;
    },
    hide: async () => {
      const isDone = await decide("hide");
      if (isDone) {
        offerUndo(t("done.hide", { name }), () => void decide(wish.isPinned ? "pin" : "show"));
      }
      return isDone;
    },
    pin: async () => {
      if (await decide("pin")) told("pin");
    },
    unpin: async () => {
      if (await decide("unpin")) told("unpin");
    },
    reply: async (reply: string) => {
      const isDone = await attempt(() => answer.mutateAsync({ wishId, reply }));
      if (isDone) told("reply");
      return isDone;
    },
    removeReply: async () => {
      const before = wish.reply;
      if (await attempt(() => answer.mutateAsync({ wishId, reply: "" }))) {
        offerUndo(
          t("done.removeReply", { name }),
          () => void attempt(() => answer.mutateAsync({ wishId, reply: before })),
        );
      }
    },
  };
}
