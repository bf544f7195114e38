import { addressedName } from "@janur/domain/guest";
import type { GuestRow } from "@janur/domain/guest-row";
import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { useCopy } from "../../../lib/use-copy.ts";
import { CopyByHand } from "../../../ui/copy-by-hand.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useGuestLink } from "../mutations.ts";

interface CopyLinkButtonProps {
  invitationId: string;
  guest: Pick<GuestRow, "id" | "kind" | "name" | "honorific" | "suffix">;
}

/** Copies the link of one guest, or of a group, and says whom it is for. */
export function CopyLinkButton({ invitationId, guest }: CopyLinkButtonProps) {
  const { t } = useTranslation("guest");
  const name = addressedName(guest);
  const link = useGuestLink(invitationId);
  const { copy, refused, forget } = useCopy();
  const copied = t(guest.kind === "group" ? "groupLinkCopied" : "linkCopied", { name });
  const start = async () => {
    try {
      const address = await link.mutateAsync(guest.id);
      if (await copy(address)) {
        showToast({ tone: "done", id: "link-copied", message: copied });
      }
    } catch (error) {
      showToast({ tone: "problem", id: "link-copied", message: problemText(error) });
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={link.isPending}
        leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
        aria-label={t("copyLinkOf", { name })}
        onClick={() => void start()}
      >
        {t("copyLink")}
      </Button>
      {refused !== null && <CopyByHand title={t("copyByHand", { name })} text={refused} onClose={forget} />}
    </>
  );
}
