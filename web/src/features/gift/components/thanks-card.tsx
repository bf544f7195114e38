import { whatsAppLink } from "@janur/domain/contact/contact";
import type { GiftRow } from "@janur/domain/gift/gift-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { giftKeys } from "../../../lib/query/keys.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useChangeGift } from "../mutations.ts";
import { styles } from "../styles.ts";

interface ThanksCardProps {
  invitation: Invitation;
  row: GiftRow;
  phoneOf: (guestId: string) => Promise<string | null>;
}

/** Words of thanks that name the kind of gift, and whether they were said. */
export function ThanksCard({ invitation, row, phoneOf }: ThanksCardProps) {
  const { t } = useTranslation("gift");
  const name = row.name || t("thanks.nameless");
  const [text, setText] = useState(() =>
    t(invitation.eventType === "memorial" ? "thanks.message.memorial" : "thanks.message.other", {
      name,
      kind: t(`thanks.kind.${row.kind}`),
      title: invitation.title,
    }),
  );
  const change = useChangeGift(invitation.id);
  const { copy, refused, forget } = useCopy();
  const { data: phone = null } = useQuery({
    queryKey: giftKeys.phone(invitation.id, row.guest),
    queryFn: () => (row.guest === null ? null : phoneOf(row.guest)),
    gcTime: 0,
  });
  const isThanked = row.thankedAt !== null;
  const mark = (isDone: boolean) => {
    change.mutateAsync({ name: "markThanked", input: { giftIds: [row.id], isThanked: isDone } }).then(
      () => {
        const message = t(isDone ? "thanks.marked" : "thanks.unmarked", { name });
        showToast({ tone: "done", id: "gift", message });
      },
      (error: unknown) => {
        showToast({ tone: "problem", id: "gift", message: problemText(error) });
      },
    );
  };
  return (
    <Disclosure label={t("thanks.title")}>
      <p style={styles.about}>{t("thanks.lead")}</p>
      <Textarea
        aria-label={t("thanks.text")}
        autosize
        minRows={4}
        maxLength={1_000}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <div style={styles.actions}>
        <Button
          component="a"
          variant="default"
          href={
            phone === null ? `https://wa.me/?text=${encodeURIComponent(text)}` : whatsAppLink(phone, text)
          }
          target="_blank"
          rel="noreferrer"
        >
          {t("thanks.open")}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            void copy(text).then((isCopied) => {
              if (isCopied) showToast({ tone: "done", id: "gift", message: t("thanks.copied") });
            });
          }}
        >
          {t("thanks.copy")}
        </Button>
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => {
            mark(!isThanked);
          }}
        >
          {t(isThanked ? "thanks.unmark" : "thanks.mark")}
        </Button>
      </div>
      {refused !== null && <CopyByHand title={t("thanks.copy")} text={refused} onClose={forget} />}
    </Disclosure>
  );
}
