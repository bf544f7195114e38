import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./about-me.module.css";

interface SenderCardProps {
  invitation: Pick<Invitation, "id" | "title">;
  /** The line in each language of the invitation, as the page prints it. */
  lines: readonly { language: string; text: string }[];
  isShown: boolean;
}

/** The line by which guests know who sent an invitation, and the way to change it. */
export function SenderCard({ invitation, lines, isShown }: SenderCardProps) {
  const { t } = useTranslation("about-me");
  return (
    <section className={classes.card} aria-labelledby="sender-line">
      <h2 id="sender-line">{t("sender.title")}</h2>
      <p>{t(isShown ? "sender.lead" : "sender.leadUnshown", { title: titled(invitation.title) })}</p>
      {lines.map(({ language, text }) => (
        <blockquote key={language} lang={language} className={classes.line}>
          {text}
        </blockquote>
      ))}
      <p>{t("sender.note")}</p>
      <div>
        <Button component={PreloadLink} to={invitationPaths.edit(invitation.id)} variant="default">
          {t("sender.change")}
        </Button>
      </div>
    </section>
  );
}
