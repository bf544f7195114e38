import { spacedPhone } from "@janur/domain/contact/phone-cell";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { editedMessageProblem } from "@janur/domain/sending/edited-message";
import { Button, Text } from "@mantine/core";
import { IconBrandWhatsapp, IconCheck, IconCopy, IconPencil, IconShare } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isDemoProject } from "../../../lib/firebase/config.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { isByHand as isInvitedByHand, mobileOf } from "../desk-order.ts";
import { keepEdited, readEdited } from "../edited-messages.ts";
import { countSent } from "../pace.ts";
import type { Queue } from "../use-queue.ts";
import { chosenIntegration, messageLink } from "../whatsapp-integration.ts";
import { Preview } from "./preview.tsx";
import classes from "./sending.module.css";

const MessageEditor = lazyPart(async () => (await import("./message-editor.tsx")).MessageEditor);

interface MessageCardProps {
  invitationId: string;
  guest: GuestRow;
  /** Undefined where the guest is gone meanwhile. */
  message: { phone: string | null; text: string } | undefined;
  run: SendingRun;
  queue: Queue;
}

/** The message that is next: opened by one button, then asked about. */
export function MessageCard({ invitationId, guest, message, run, queue }: MessageCardProps) {
  const { t } = useTranslation("sending");
  const [isPreview, setPreview] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [edited, setEdited] = useState(() => readEdited(invitationId, run, guest.id));
  const { copy, refused, forget } = useCopy();
  const name = addressedName(guest);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasSpoken, isAsked } = queue;
  useEffect(() => {
    // The button that had the focus went with the card before.
    if (hasSpoken && document.activeElement === document.body) heading.current?.focus();
  }, [hasSpoken, isAsked, guest.id]);
  const isByHand = isInvitedByHand(guest, run);
  const confirm = () => {
    const undo = queue.say([guest.id], "sent");
    if (countSent(new Date())) showToast({ tone: "info", id: "pace", message: t("pace") });
    offerUndo(t("marked", { name }), undo);
  };
  if (isAsked && !isPreview)
    return (
      <section className={classes.card} aria-label={t("question", { name })}>
        <h2 ref={heading} tabIndex={-1}>
          {t("question", { name })}
        </h2>
        <Text c="dimmed">{t("questionHelp")}</Text>
        <div className={classes.answers}>
          <Button onClick={confirm}>{t("yesNext")}</Button>
          <Button
            variant="default"
            onClick={() => {
              queue.say([guest.id], "unsent");
            }}
          >
            {t("notYet")}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              offerUndo(t("wrongMarked", { name }), queue.say([guest.id], "wrong-number"));
            }}
          >
            {t("wrongNumber")}
          </Button>
        </div>
      </section>
    );
  if (message === undefined) return <Text c="dimmed">{t("gone")}</Text>;
  const phone = mobileOf(message.phone);
  const hasLandline = phone !== message.phone;
  const prepared = message.text;
  const text = edited?.text ?? prepared;
  const problem = edited === null ? null : editedMessageProblem(prepared, text);
  const isWrong = problem !== null;
  const write = (next: string) => {
    const change = next === prepared ? null : { text: next, prepared };
    keepEdited(invitationId, run, guest.id, change);
    setEdited(change);
  };
  const link = messageLink(chosenIntegration(), { phone, text }, navigator.userAgent);
  const open = () => {
    queue.hand(guest.id);
  };
  const shareText = async () => {
    try {
      await navigator.share({ text });
      open();
    } catch {
      // Closed without sharing.
    }
  };
  const mayShare = phone === null && typeof navigator.share === "function";
  return (
    <section className={classes.card} aria-label={name}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Text size="sm" c="dimmed">
          {isByHand
            ? t(`byHand.${guest.channel === "printed" ? "printed" : "spoken"}`)
            : hasLandline
              ? t("landline", { phone: message.phone })
              : phone !== null
                ? spacedPhone(phone)
                : t(guest.kind === "group" ? "groupLink" : "noNumber")}
        </Text>
      </header>
      <div className={classes.answers}>
        {isByHand ? (
          <Button leftSection={<Icon of={IconCheck} />} onClick={confirm}>
            {t(guest.channel === "printed" ? "delivered" : "spoken")}
          </Button>
        ) : isDemoProject || isWrong ? (
          <Button
            disabled={isWrong}
            leftSection={<Icon of={IconBrandWhatsapp} />}
            onClick={() => {
              setPreview(true);
              open();
            }}
          >
            {t("openWhatsApp")}
          </Button>
        ) : mayShare ? (
          <Button leftSection={<Icon of={IconShare} />} onClick={() => void shareText()}>
            {t("share")}
          </Button>
        ) : (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<Icon of={IconBrandWhatsapp} />}
            onClick={open}
          >
            {t("openWhatsApp")}
          </Button>
        )}
      </div>
      {isEditing || isWrong ? (
        <Suspense fallback={<pre className={classes.text}>{text}</pre>}>
          <MessageEditor name={name} prepared={prepared} text={text} problem={problem} onChange={write} />
        </Suspense>
      ) : (
        <pre className={classes.text}>{text}</pre>
      )}
      {edited !== null && (
        <Text size="sm" c="dimmed" role="status">
          {t(edited.prepared === prepared ? "edit.own" : "edit.outdated")}
        </Text>
      )}
      <div className={classes.editing}>
        <Button
          variant="default"
          disabled={isWrong}
          leftSection={<Icon of={IconCopy} />}
          onClick={() =>
            void copy(text).then((isCopied) => {
              if (isCopied) showToast({ tone: "done", id: "sending", message: t("copied") });
            })
          }
        >
          {t("copy")}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconPencil} />}
          aria-expanded={isEditing || isWrong}
          disabled={isWrong}
          onClick={() => {
            setEditing(!isEditing);
          }}
        >
          {t(isEditing || isWrong ? "edit.done" : "edit.open")}
        </Button>
        {edited !== null && (
          <Button
            variant="subtle"
            color="tanah"
            onClick={() => {
              write(prepared);
              // The button goes with what it takes back.
              heading.current?.focus();
            }}
          >
            {t("edit.reset")}
          </Button>
        )}
        {queue.waiting.length > 1 && (
          <Button
            variant="subtle"
            color="tanah"
            onClick={() => {
              queue.skip(guest.id);
            }}
          >
            {t("skip")}
          </Button>
        )}
      </div>
      {isPreview && (
        <Preview
          name={name}
          link={link}
          text={text}
          onClose={() => {
            setPreview(false);
          }}
        />
      )}
      {refused !== null && <CopyByHand title={t("copyByHand")} text={refused} onClose={forget} />}
    </section>
  );
}
