import { isIndonesianLandline } from "@janur/domain/contact";
import { addressedName } from "@janur/domain/guest";
import type { GuestRow } from "@janur/domain/guest-row";
import type { SendingRun } from "@janur/domain/sending-run";
import { Button, Text } from "@mantine/core";
import { IconBrandWhatsapp, IconCheck, IconCopy, IconShare } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isDemoProject } from "../../../lib/firebase/config.ts";
import { useCopy } from "../../../lib/use-copy.ts";
import { CopyByHand } from "../../../ui/copy-by-hand.tsx";
import { showToast } from "../../../ui/toast.ts";
import { offerUndo } from "../../../ui/undo-toast.tsx";
import { countSent } from "../pace.ts";
import type { Queue } from "../use-queue.ts";
import { chosenApp, messageLink } from "../whatsapp-app.ts";
import { Preview } from "./preview.tsx";
import classes from "./sending.module.css";

interface MessageCardProps {
  guest: GuestRow;
  /** Undefined where the guest is gone meanwhile. */
  message: { phone: string | null; text: string } | undefined;
  run: SendingRun;
  queue: Queue;
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** The message that is next: opened by one button, then asked about. */
export function MessageCard({ guest, message, run, queue }: MessageCardProps) {
  const { t } = useTranslation("sending");
  const [isPreview, setPreview] = useState(false);
  const { copy, refused, forget } = useCopy();
  const name = addressedName(guest);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasSpoken, isAsked } = queue;
  useEffect(() => {
    // The button that had the focus went with the card before.
    if (hasSpoken && document.activeElement === document.body) heading.current?.focus();
  }, [hasSpoken, isAsked, guest.id]);
  const isByHand = run === "invitation" && (guest.channel === "printed" || guest.channel === "spoken");
  const confirm = () => {
    const undo = queue.say([guest.id], "sent");
    if (countSent(new Date())) showToast({ tone: "info", id: "pace", message: t("pace") });
    offerUndo(t("marked", { name }), undo);
  };
  if (isAsked && !isPreview)
    return (
      <section className={classes.card} aria-label={t("question", { name })}>
        <h3 ref={heading} tabIndex={-1}>
          {t("question", { name })}
        </h3>
        <Text c="dimmed">{t("questionHelp")}</Text>
        <div className={classes.answers}>
          <Button size="md" onClick={confirm}>
            {t("yesNext")}
          </Button>
          <Button
            size="md"
            variant="default"
            onClick={() => {
              queue.say([guest.id], "unsent");
            }}
          >
            {t("notYet")}
          </Button>
          <Button
            size="md"
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
  const hasLandline = message.phone !== null && isIndonesianLandline(message.phone);
  const phone = hasLandline ? null : message.phone;
  const link = messageLink(chosenApp(), { phone, text: message.text }, navigator.userAgent);
  const open = () => {
    queue.hand(guest.id);
  };
  const shareText = async () => {
    try {
      await navigator.share({ text: message.text });
      open();
    } catch {
      // Closed without sharing.
    }
  };
  const mayShare = phone === null && typeof navigator.share === "function";
  return (
    <section className={classes.card} aria-label={name}>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <Text size="sm" c="dimmed">
          {isByHand
            ? t(`byHand.${guest.channel === "printed" ? "printed" : "spoken"}`)
            : hasLandline
              ? t("landline", { phone: message.phone })
              : (phone ?? t(guest.kind === "group" ? "groupLink" : "noNumber"))}
        </Text>
      </header>
      <div className={classes.answers}>
        {isByHand ? (
          <Button size="md" leftSection={<IconCheck {...icon} />} onClick={confirm}>
            {t(guest.channel === "printed" ? "delivered" : "spoken")}
          </Button>
        ) : isDemoProject ? (
          <Button
            size="md"
            leftSection={<IconBrandWhatsapp {...icon} />}
            onClick={() => {
              setPreview(true);
              open();
            }}
          >
            {t("openWhatsApp")}
          </Button>
        ) : mayShare ? (
          <Button size="md" leftSection={<IconShare {...icon} />} onClick={() => void shareText()}>
            {t("share")}
          </Button>
        ) : (
          <Button
            component="a"
            size="md"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconBrandWhatsapp {...icon} />}
            onClick={open}
          >
            {t("openWhatsApp")}
          </Button>
        )}
        <Button
          size="md"
          variant="default"
          leftSection={<IconCopy {...icon} />}
          onClick={() =>
            void copy(message.text).then((isCopied) => {
              if (isCopied) showToast({ tone: "done", id: "sending", message: t("copied") });
            })
          }
        >
          {t("copy")}
        </Button>
        {queue.waiting.length > 1 && (
          <Button
            size="md"
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
      <pre className={classes.text}>{message.text}</pre>
      {isPreview && (
        <Preview
          name={name}
          link={link}
          text={message.text}
          onClose={() => {
            setPreview(false);
          }}
        />
      )}
      {refused !== null && <CopyByHand title={t("copyByHand")} text={refused} onClose={forget} />}
    </section>
  );
}
