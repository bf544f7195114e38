import { Skeleton } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { DeleteAccount } from "../../../features/account/components/delete-account.tsx";
import { EmailSettings } from "../../../features/account/components/email-settings.tsx";
import { ExportData } from "../../../features/account/components/export-data.tsx";
import { MethodSettings } from "../../../features/account/components/method-settings.tsx";
import { PasswordSettings } from "../../../features/account/components/password-settings.tsx";
import { SessionsSettings } from "../../../features/account/components/sessions-settings.tsx";
import { RegionSettings } from "../../../features/account-settings/components/region-settings.tsx";
import { SettingsCard } from "../../../features/account-settings/components/settings-card.tsx";
import { SettingsRoom } from "../../../features/account-settings/components/account-settings-page.tsx";
import { settingsQueries } from "../../../features/account-settings/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { QueryBoundary } from "../../../ui/error/query-boundary.tsx";
import { SettingsPage, loadSettings } from "./settings-page.tsx";

export { loadSettings as load };

// The staff alone has one.
const SecondFactorSettings = lazyPart(
  async () =>
    (await import("../../../features/account/components/second-factor-settings.tsx")).SecondFactorSettings,
);

export function Component() {
  const { t } = useTranslation(["settings", "shell"]);
  const { isAdmin } = useSignedIn();
  return (
    <SettingsPage>
      <SettingsRoom title={t("shell:page.accountSettings")}>
        <SettingsCard id="email" title={t("settings:account.email")}>
          <EmailSettings />
        </SettingsCard>
        <SettingsCard id="password" title={t("settings:account.password")}>
          <PasswordSettings />
        </SettingsCard>
        <SettingsCard id="methods" title={t("settings:account.methods")}>
          <MethodSettings />
        </SettingsCard>
        {isAdmin && (
          <SettingsCard id="second-factor" title={t("settings:account.secondFactor")}>
            <Suspense fallback={<Skeleton height={120} aria-hidden />}>
              <SecondFactorSettings />
            </Suspense>
          </SettingsCard>
        )}
        <SettingsCard id="region" title={t("settings:account.region")}>
          <RegionSettings />
        </SettingsCard>
        <SettingsCard id="everywhere" title={t("settings:account.everywhere")}>
          <SessionsSettings />
        </SettingsCard>
        <SettingsCard id="export" title={t("settings:account.export")}>
          <QueryBoundary skeleton={<Skeleton height={72} />}>
            <OwnCopy />
          </QueryBoundary>
          <div>
            <HelpLink article="own-data" />
          </div>
        </SettingsCard>
        <SettingsCard id="delete" title={t("settings:account.delete")}>
          <QueryBoundary skeleton={<Skeleton height={72} />}>
            <Farewell />
          </QueryBoundary>
        </SettingsCard>
      </SettingsRoom>
    </SettingsPage>
  );
}

/** Apart, so that the other matters wait for no list. */
function Farewell() {
  const { user } = useSignedIn();
  const { data } = useSuspenseQuery(invitationQueries.mine(user.uid));
  return <DeleteAccount invitations={data} />;
}

function OwnCopy() {
  const { user } = useSignedIn();
  const { data } = useSuspenseQuery(settingsQueries.own(user.uid));
  return <ExportData zone={data.account.zone} />;
}
