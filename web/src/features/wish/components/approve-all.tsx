import { inChunks } from "@janur/domain/list/in-chunks";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { useModerateWish } from "../mutations.ts";

/** How many are asked for at a time. */
const atOnce = 4;

/** Shows every wish that is in sight under "waiting", so that a full inbox is no hundred taps. */
export function ApproveAll({ invitationId, wishIds }: { invitationId: string; wishIds: readonly string[] }) {
  const { t } = useTranslation("wish");
  const { mutateAsync } = useModerateWish(invitationId);
  const all = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const some of inChunks(ids, atOnce))
        await Promise.all(some.map((wishId) => mutateAsync({ wishId, action: "show" })));
      return ids.length;
    },
    onSuccess: (count) => {
      showToast({ tone: "done", id: "wish", message: t("approvedAll", { count }) });
    },
    onError: (error) => {
      showToast({ tone: "problem", id: "wish", message: problemText(error) });
    },
  });
  return (
    <Button
      variant="default"
      size="sm"
      loading={all.isPending}
      onClick={() => {
        all.mutate(wishIds);
      }}
    >
      {t("approveAll", { count: wishIds.length })}
    </Button>
  );
}
