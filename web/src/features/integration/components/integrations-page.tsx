import type { Invitation } from "@janur/domain/invitation/invitation";
import { Skeleton, Text } from "@mantine/core";
import {
  IconCalendarEvent,
  IconMailForward,
  IconBrandWhatsapp,
  IconTable,
  IconWebhook,
} from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { titled } from "../../../lib/i18n/titled.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { integrationViewSchema, type IntegrationDrawer, type IntegrationView } from "../integration-view.ts";
import { integrationQueries } from "../queries.ts";
import { IntegrationCard } from "./integration-card.tsx";
import { IntegrationCards } from "./integration-cards.tsx";

/** Each comes with who opens it. */
const CalendarFeedDrawer = lazyPart(
  async () => (await import("./calendar-feed-drawer.tsx")).CalendarFeedDrawer,
);
const SmtpDrawer = lazyPart(async () => (await import("./smtp-drawer.tsx")).SmtpDrawer);
const WhatsAppDrawer = lazyPart(async () => (await import("./whatsapp-drawer.tsx")).WhatsAppDrawer);
const WebhookDrawer = lazyPart(async () => (await import("./webhook-drawer.tsx")).WebhookDrawer);

interface IntegrationsPageProps {
  uid: string;
  /** IANA zone of the person's own clock. */
  zone: string;
  /** Those whose connections they may manage. */
  invitations: readonly Pick<Invitation, "id" | "title">[];
  /** Takes the guests of an invitation along as a file. */
  spreadsheetOf: (invitationId: string, onClose: () => void) => ReactNode;
}

/** A drawer that was opened can be gone back from. */
function opensDrawer(before: IntegrationView, change: Partial<IntegrationView>): boolean {
  return before.open === "" && change.open !== undefined && change.open !== "";
}

/** What Janur can be connected to. What stands open is in the address. */
export function IntegrationsPage({ uid, zone, invitations, spreadsheetOf }: IntegrationsPageProps) {
  const { t } = useTranslation("integration");
  const [view, change] = useAddressView(integrationViewSchema, { isStep: opensDrawer });
  const integrations = useSuspenseQuery(integrationQueries.own(uid)).data;
  const close = () => {
    change({ open: "" });
  };
  const feed = integrations.find((integration) => integration.kind === "calendarFeed");
  const smtp = integrations.find((integration) => integration.kind === "smtp");
  const chosen = invitations.find(({ id }) => id === view.invitation) ?? invitations[0];
  return (
    <>
      <Text c="dimmed" mb={24}>
        {t("lead")}
      </Text>
      <h2>{t("own")}</h2>
      <IntegrationCards>
        <IntegrationCard
          name="calendarFeed"
          icon={IconCalendarEvent}
          isConnected={feed !== undefined}
          onOpen={() => {
            change({ open: "calendarFeed" });
          }}
        />
        <IntegrationCard
          name="smtp"
          icon={IconMailForward}
          isConnected={smtp !== undefined}
          onOpen={() => {
            change({ open: "smtp" });
          }}
        />
      </IntegrationCards>
      <h2>{t("ofInvitation")}</h2>
      {chosen === undefined ? (
        <Text>{t("noInvitation")}</Text>
      ) : (
        <>
          {invitations.length > 1 && (
            <FilterBar>
              <FilterSelect
                label={t("whichInvitation")}
                any={null}
                value={chosen.id}
                choices={invitations.map(({ id, title }) => ({
                  value: id,
                  label: titled(title),
                }))}
                onChange={(invitation) => {
                  change({ invitation });
                }}
              />
            </FilterBar>
          )}
          <PartBoundary key={chosen.id} skeleton={<IntegrationCardSkeletons />}>
            <InvitationIntegrations
              invitationId={chosen.id}
              zone={zone}
              open={view.open}
              spreadsheetOf={spreadsheetOf}
              onChange={change}
            />
          </PartBoundary>
        </>
      )}
      <Suspense>
        {view.open === "calendarFeed" && (
          <CalendarFeedDrawer feed={feed ?? null} zone={zone} onClose={close} />
        )}
        {view.open === "smtp" && <SmtpDrawer smtp={smtp ?? null} zone={zone} onClose={close} />}
      </Suspense>
    </>
  );
}

interface InvitationIntegrationsProps extends Pick<IntegrationsPageProps, "zone" | "spreadsheetOf"> {
  invitationId: string;
  open: IntegrationDrawer | "";
  onChange: (change: Partial<IntegrationView>) => void;
}

function InvitationIntegrations({
  invitationId,
  zone,
  open,
  spreadsheetOf,
  onChange,
}: InvitationIntegrationsProps) {
  const integrations = useSuspenseQuery(integrationQueries.ofInvitation(invitationId)).data;
  const webhooks = integrations.filter((integration) => integration.kind === "webhook");
  const whatsApp = integrations.find((integration) => integration.kind === "whatsApp");
  const openDrawer = (drawer: IntegrationDrawer) => () => {
    onChange({ open: drawer, invitation: invitationId });
  };
  const close = () => {
    onChange({ open: "" });
  };
  return (
    <>
      <IntegrationCards>
        <IntegrationCard
          name="spreadsheet"
          icon={IconTable}
          isConnected={null}
          onOpen={openDrawer("spreadsheet")}
        />
        <IntegrationCard
          name="whatsApp"
          icon={IconBrandWhatsapp}
          isConnected={whatsApp !== undefined}
          onOpen={openDrawer("whatsApp")}
        />
        <IntegrationCard
          name="webhook"
          icon={IconWebhook}
          isConnected={webhooks.length > 0}
          onOpen={openDrawer("webhook")}
        />
      </IntegrationCards>
      <Suspense>
        {open === "webhook" && (
          <WebhookDrawer invitationId={invitationId} webhooks={webhooks} zone={zone} onClose={close} />
        )}
        {open === "whatsApp" && (
          <WhatsAppDrawer
            invitationId={invitationId}
            whatsApp={whatsApp ?? null}
            zone={zone}
            onClose={close}
          />
        )}
        {open === "spreadsheet" && spreadsheetOf(invitationId, close)}
      </Suspense>
    </>
  );
}

function IntegrationCardSkeletons() {
  return (
    <IntegrationCards>
      <Skeleton component="li" height={190} radius="lg" />
    </IntegrationCards>
  );
}

export function IntegrationsPageSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={36} width={180} mb={24} />
      <IntegrationCardSkeletons />
      <IntegrationCardSkeletons />
    </div>
  );
}
