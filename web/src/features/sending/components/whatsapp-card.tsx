import type { Invitation } from "@janur/domain/invitation/invitation";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { Anchor, Button, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { HostOutput } from "../../../lib/client/callables.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import type { Queue } from "../use-queue.ts";
import { messageProblemOf } from "../message-problem.ts";
import classes from "./sending.module.css";

const WhatsAppDialog = lazyPart(async () => (await import("./whatsapp-dialog.tsx")).WhatsAppDialog);

interface WhatsAppCardProps {
  invitation: Invitation;
  queue: Queue;
  run: SendingRun;
  whatsApp: NonNullable<HostOutput<"listSendingTemplates">["whatsApp"]>;
  mayConnect: boolean;
}

/** Guests whom the invitation's own WhatsApp number can write to: one button for all of them, and how far their messages are. */
export function WhatsAppCard({ invitation, queue, run, whatsApp, mayConnect }: WhatsAppCardProps) {
  const { t } = useTranslation("sending");
  const [isOpen, setOpen] = useState(false);
  const { messages, carried } = queue;
  if (messages.length + carried.length === 0) return null;
  const count = (...states: string[]) =>
    carried.filter(({ dispatch }) => dispatch !== null && states.includes(dispatch.state)).length;
  const underWay = count("queued");
  const taken = { sent: count("sent", "delivered", "read"), delivered: count("delivered", "read") };
  const problems = carried.flatMap(({ dispatch }) => messageProblemOf(dispatch) ?? []);
  return (
    <section className={classes.card} aria-labelledby="whatsapp">
      <h2 id="whatsapp">{t("wa.title")}</h2>
      <Text c="dimmed" role="status">
        {underWay + taken.sent === 0 && t("wa.about")}
        {underWay > 0 && `${t("wa.underWay", { count: underWay })} `}
        {taken.sent > 0 && t("wa.carried", { ...taken, read: count("read") })}
      </Text>
      {[...new Set(problems)].map((problem) => (
        <Text key={problem}>
          {t("wa.failed", {
            count: problems.filter((other) => other === problem).length,
            reason: t(`wa.reason.${problem}`),
          })}
        </Text>
      ))}
      {whatsApp.isFailing && (
        <Text>
          {t("wa.failing")}{" "}
          {mayConnect && (
            <Anchor component={Link} to={`/apps?open=whatsApp&invitation=${invitation.id}`}>
              {t("wa.check")}
            </Anchor>
          )}
        </Text>
      )}
      {messages.length > 0 && (
        <div className={classes.answers}>
          <Button
            disabled={whatsApp.isFailing}
            onClick={() => {
              setOpen(true);
            }}
          >
            {t("wa.send", { count: messages.length })}
          </Button>
        </div>
      )}
      <Suspense>
        {isOpen && (
          <WhatsAppDialog
            invitationId={invitation.id}
            appId={whatsApp.appId}
            run={run}
            guestIds={messages.map(({ id }) => id)}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
