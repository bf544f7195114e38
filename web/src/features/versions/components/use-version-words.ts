import type { Invitation } from "@janur/domain/invitation/invitation";
import { useTranslation } from "react-i18next";
import type { HostOutput } from "../../../lib/client/callables.ts";
import { whenText } from "../../../lib/text/when-text.ts";

/** A version as the list tells it. */
export type VersionRow = HostOutput<"listVersions">["versions"][number];

/** Says of a version what it is, since when, and what guests have of it. */
export function useVersionWords(invitation: Pick<Invitation, "zone" | "publishedRevision" | "scheduled">) {
  const { t } = useTranslation("versions");
  const when = ({ createdAt }: VersionRow) => whenText(new Date(createdAt), invitation.zone);
  return {
    when,
    /** Its name, or why it is kept. */
    title: ({ name, kind }: VersionRow) => name ?? t(`history.kind.${kind}`),
    mark: ({ revision }: VersionRow) => {
      if (revision === invitation.publishedRevision) return t("history.seen");
      return revision === invitation.scheduled?.revision ? t("history.waits") : null;
    },
  };
}
