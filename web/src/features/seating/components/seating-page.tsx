import type { Content } from "@janur/domain/content/content";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import { may } from "@janur/domain/team/team";
import { localize, languageSchema } from "@janur/domain/text/language";
import { useTranslation } from "react-i18next";
import { changedAddress, useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { Button } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { seatingViewSchema } from "../plan-view.ts";
import { planFor, seatCeremonies } from "../seat-guests.ts";
import seatingStyle from "./seating.css?inline";
import { SeatingWorkroom } from "./seating-workroom.tsx";

interface SeatingPageProps {
  invitation: Invitation;
  uid: string;
  /** Undefined for who does not read the draft. */
  content: Content | undefined;
  plans: readonly SeatingPlan[];
  rows: readonly GuestRow[];
}

/** Who sits where, ceremony by ceremony. */
export function SeatingPage({ invitation, uid, content, plans, rows }: SeatingPageProps) {
  const { t, i18n } = useTranslation("seating");
  const [{ ceremony: wanted }] = useAddressView(seatingViewSchema);
  const [parameters] = useSearchParams();
  const language = languageSchema.catch("id").parse(i18n.language);
  const ceremonies = seatCeremonies(content, plans);
  const current = ceremonies.find(({ id }) => id === wanted) ?? ceremonies[0];
  const mayEdit = may(roleOf(invitation, uid) ?? "viewer", "editGuests");
  if (current === undefined)
    return (
      <EmptyState text={t(mayEdit ? "noCeremony" : "noPlan")}>
        {mayEdit && (
          <Button component={PreloadLink} to={invitationPaths.edit(invitation.id)}>
            {t("toEditor")}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <>
      <style href="seating" precedence="page">
        {seatingStyle}
      </style>
      {ceremonies.length > 1 && (
        <LinkTabs
          label={t("ceremonies")}
          views={ceremonies.map(({ id, name }) => ({
            key: id,
            to: {
              search: changedAddress(seatingViewSchema, parameters, { ceremony: id }).toString(),
            },
            label: localize(name, language) || t("untitled"),
            isCurrent: id === current.id,
          }))}
        />
      )}
      <SeatingWorkroom
        key={`${invitation.id} ${current.id}`}
        invitation={invitation}
        ceremony={current}
        stored={planFor(plans, current)}
        rows={rows}
        mayEdit={mayEdit}
      />
    </>
  );
}
