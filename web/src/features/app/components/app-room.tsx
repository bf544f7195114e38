import type { Invitation } from "@janur/domain/invitation/invitation";
import { NativeSelect, Skeleton, Text } from "@mantine/core";
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
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { appViewSchema, type AppSheet, type AppView } from "../app-view.ts";
import { appQueries } from "../queries.ts";
import { AppCard } from "./app-card.tsx";
import { AppCards } from "./app-cards.tsx";

/** Each comes with who opens it. */
const CalendarFeedSheet = lazyPart(async () => (await import("./calendar-feed-sheet.tsx")).CalendarFeedSheet);
const SmtpSheet = lazyPart(async () => (await import("./smtp-sheet.tsx")).SmtpSheet);
const WhatsAppSheet = lazyPart(async () => (await import("./whatsapp-sheet.tsx")).WhatsAppSheet);
const WebhookSheet = lazyPart(async () => (await import("./webhook-sheet.tsx")).WebhookSheet);

interface AppRoomProps {
  uid: string;
  /** IANA zone of the person's own clock. */
  zone: string;
  /** Those whose connections they may manage. */
  invitations: readonly Pick<Invitation, "id" | "title">[];
  /** Takes the guests of an invitation along as a file. */
  spreadsheetOf: (invitationId: string, onClose: () => void) => ReactNode;
}

/** What Janur can be connected to. What stands open is in the address. */
export function AppRoom({ uid, zone, invitations, spreadsheetOf }: AppRoomProps) {
  const { t } = useTranslation(["app", "invitation"]);
  const [parameters, setParameters] = useSearchParams();
  const view = appViewSchema.parse({
    open: parameters.get("open"),
    invitation: parameters.get("invitation"),
  });
  const apps = useSuspenseQuery(appQueries.own(uid)).data;
  const change = (changed: Partial<AppView>) => {
    const next = Object.entries({ ...view, ...changed }).filter((entry) => entry[1] !== null);
    setParameters(Object.fromEntries(next.map(([key, value]) => [key, value ?? ""])), {
      preventScrollReset: true,
    });
  };
  const close = () => {
    change({ open: null });
  };
  const feed = apps.find((app) => app.kind === "calendarFeed");
  const smtp = apps.find((app) => app.kind === "smtp");
  const chosen = invitations.find(({ id }) => id === view.invitation) ?? invitations[0];
  return (
    <>
      <Text c="dimmed" mb={24}>
        {t("app:lead")}
      </Text>
      <h2>{t("app:own")}</h2>
      <AppCards>
        <AppCard
          name="calendarFeed"
          icon={IconCalendarEvent}
          isConnected={feed !== undefined}
          onOpen={() => {
            change({ open: "calendarFeed" });
          }}
        />
        <AppCard
          name="smtp"
          icon={IconMailForward}
          isConnected={smtp !== undefined}
          onOpen={() => {
            change({ open: "smtp" });
          }}
        />
      </AppCards>
      <h2>{t("app:ofInvitation")}</h2>
      {chosen === undefined ? (
        <Text>{t("app:noInvitation")}</Text>
      ) : (
        <>
          {invitations.length > 1 && (
            <NativeSelect
              maw={420}
              label={t("app:whichInvitation")}
              value={chosen.id}
              data={invitations.map(({ id, title }) => ({
                value: id,
                label: title || t("invitation:untitled"),
              }))}
              onChange={(event) => {
                change({ invitation: event.currentTarget.value });
              }}
            />
          )}
          <PartBoundary key={chosen.id} skeleton={<AppCardSkeletons />}>
            <InvitationApps
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
          <CalendarFeedSheet feed={feed ?? null} zone={zone} onClose={close} />
        )}
        {view.open === "smtp" && <SmtpSheet smtp={smtp ?? null} zone={zone} onClose={close} />}
      </Suspense>
    </>
  );
}

interface InvitationAppsProps extends Pick<AppRoomProps, "zone" | "spreadsheetOf"> {
  invitationId: string;
  open: AppSheet | null;
  onChange: (change: Partial<AppView>) => void;
}

function InvitationApps({ invitationId, zone, open, spreadsheetOf, onChange }: InvitationAppsProps) {
  const apps = useSuspenseQuery(appQueries.ofInvitation(invitationId)).data;
  const webhooks = apps.filter((app) => app.kind === "webhook");
  const whatsApp = apps.find((app) => app.kind === "whatsApp");
  const openSheet = (sheet: AppSheet) => () => {
    onChange({ open: sheet, invitation: invitationId });
  };
  const close = () => {
    onChange({ open: null });
  };
  return (
    <>
      <AppCards>
        <AppCard name="spreadsheet" icon={IconTable} isConnected={null} onOpen={openSheet("spreadsheet")} />
        <AppCard
          name="whatsApp"
          icon={IconBrandWhatsapp}
          isConnected={whatsApp !== undefined}
          onOpen={openSheet("whatsApp")}
        />
        <AppCard
          name="webhook"
          icon={IconWebhook}
          isConnected={webhooks.length > 0}
          onOpen={openSheet("webhook")}
        />
      </AppCards>
      <Suspense>
        {open === "webhook" && (
          <WebhookSheet invitationId={invitationId} webhooks={webhooks} zone={zone} onClose={close} />
        )}
        {open === "whatsApp" && (
          <WhatsAppSheet
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

function AppCardSkeletons() {
  return (
    <AppCards>
      <Skeleton component="li" height={190} radius="lg" />
    </AppCards>
  );
}

export function AppRoomSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={36} width={180} mb={24} />
      <AppCardSkeletons />
      <AppCardSkeletons />
    </div>
  );
}
