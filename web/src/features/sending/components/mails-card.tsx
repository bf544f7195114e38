import { mailDispatchProblems } from "@janur/domain/guest/sending-dispatch";
import { Button, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import type { Queue } from "../use-queue.ts";
import type { MailWords } from "./mail-dialog.tsx";
import classes from "./sending.module.css";

const MailDialog = lazyPart(async () => (await import("./mail-dialog.tsx")).MailDialog);

/** Guests who are reached by e-mail: one button for all of them, and how far their mails are. */
export function MailsCard({ queue, words }: { queue: Queue; words: MailWords | null }) {
  const { t } = useTranslation("sending");
  const [isOpen, setOpen] = useState(false);
  const { mails } = queue;
  const underWay = queue.underWay.filter(({ dispatch }) => dispatch?.channel === "email");
  if (mails.length + underWay.length === 0) return null;
  const failed = mails.filter(({ dispatch }) => dispatch?.state === "failed");
  const reason = mailDispatchProblems.find((known) => known === failed[0]?.dispatch?.problem) ?? "server";
  return (
    <section className={classes.card} aria-labelledby="mails">
      <h2 id="mails">{t("mail.title", { count: mails.length + underWay.length })}</h2>
      <Text c="dimmed" role="status">
        {underWay.length > 0 ? t("mail.underWay", { count: underWay.length }) : t("mail.about")}
      </Text>
      {failed.length > 0 && (
        <Text>{t("mail.failed", { count: failed.length, reason: t(`mail.reason.${reason}`) })}</Text>
      )}
      {mails.length > 0 && (
        <div className={classes.answers}>
          <Button
            disabled={words === null}
            onClick={() => {
              setOpen(true);
            }}
          >
            {t("mail.send", { count: mails.length })}
          </Button>
        </div>
      )}
      <Suspense>
        {isOpen && words !== null && (
          <MailDialog
            {...words}
            guestIds={mails.map(({ id }) => id)}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
