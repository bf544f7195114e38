import { documentIdSchema } from "@janur/domain/id";
import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import type invitationHelp from "../../../locales/id/invitation-help.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { GuideSection } from "../../../ui/layout/guide-section.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { helpTargetPath } from "../help-target-path.ts";
import classes from "./invitation-help.module.css";

type Section = (typeof invitationHelp)["sections"][number];

/** How to make a good invitation. Opened from an invitation, its links lead into that one. */
export function InvitationHelp() {
  const { t } = useTranslation("invitation-help");
  const [parameters] = useSearchParams();
  const { data: invitationId = null } = documentIdSchema.safeParse(parameters.get("invitation"));
  const sections = t("sections", { returnObjects: true });
  return (
    <article className={classes.guide}>
      <PageHeader title={t("title")} lead={t("lead")} />
      <nav aria-label={t("contents")} className={classes.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <HelpSection key={section.id} section={section} invitationId={invitationId} />
      ))}
    </article>
  );
}

function HelpSection({ section, invitationId }: { section: Section; invitationId: string | null }) {
  const { samples = [], link } = section;
  return (
    <GuideSection part={section}>
      {samples.map((sample) => (
        <Sample key={sample.label} {...sample} />
      ))}
      {link !== undefined && (
        <p className={classes.link}>
          <PreloadLink to={helpTargetPath(link.to, invitationId)}>{link.text}</PreloadLink>
        </p>
      )}
    </GuideSection>
  );
}

/** Words that may be taken over. */
function Sample({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("invitation-help");
  const { copy, refused, forget } = useCopy();
  const take = async () => {
    if (await copy(text)) showToast({ tone: "done", id: "help-copied", message: t("copied") });
  };
  return (
    <figure className={classes.sample}>
      <figcaption>{label}</figcaption>
      <blockquote>{text}</blockquote>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon of={IconCopy} size={18} />}
        aria-label={t("copyOf", { label })}
        onClick={() => void take()}
      >
        {t("copy")}
      </Button>
      {refused !== null && <CopyByHand title={t("copyByHand")} text={refused} onClose={forget} />}
    </figure>
  );
}
