import { documentIdSchema } from "@janur/domain/id";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { invitationQueries } from "../../features/invitation/queries.ts";

/** An invitation's own name among the breadcrumbs; nothing for an address that names none. */
export function InvitationCrumb({ params }: { params: Params }) {
  const id = documentIdSchema.safeParse(params["invitationId"]);
  return id.success ? <Title invitationId={id.data} /> : null;
}

function Title({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation("invitation");
  const { data } = useQuery(invitationQueries.head(invitationId));
  return data === undefined ? "…" : data.title || t("untitled");
}
