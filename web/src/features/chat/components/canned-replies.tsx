import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import classes from "./chat-page.module.css";

const CannedRepliesDialog = lazyPart(
  async () => (await import("./canned-replies-dialog.tsx")).CannedRepliesDialog,
);

interface CannedRepliesProps {
  invitationId: string;
  replies: readonly string[];
  onChoose: (text: string) => void;
}

/** Answers that are ready for a guest, one tap each, and the way to change them. */
export function CannedReplies({ invitationId, replies, onChoose }: CannedRepliesProps) {
  const { t } = useTranslation("chat");
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={classes.canned} role="group" aria-label={t("canned.label")}>
      {replies.map((reply, index) => (
        <Button
          key={index}
          variant="default"
          size="xs"
          radius="xl"
          onClick={() => {
            onChoose(reply);
          }}
        >
          {reply}
        </Button>
      ))}
      <Button
        variant="subtle"
        size="xs"
        onClick={() => {
          setChanging(true);
        }}
      >
        {t("canned.change")}
      </Button>
      {isChanging && (
        <Suspense>
          <CannedRepliesDialog
            invitationId={invitationId}
            replies={replies}
            onClose={() => {
              setChanging(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
