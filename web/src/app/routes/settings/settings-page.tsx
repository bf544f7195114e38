import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "../../../features/account-settings/components/settings-frame.tsx";
import { SettingsSkeleton } from "../../../features/account-settings/components/settings-skeleton.tsx";
import { settingsQueries } from "../../../features/account-settings/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/error/query-boundary.tsx";
import { appPaths } from "../../paths.ts";

const pages = [
  { path: appPaths.settings, title: "profile" },
  { path: appPaths.accountSettings, title: "accountSettings" },
  { path: appPaths.appearanceSettings, title: "appearanceSettings" },
  { path: appPaths.displaySettings, title: "displaySettings" },
  { path: appPaths.notificationSettings, title: "notificationSettings" },
  { path: appPaths.apps, title: "apps" },
] as const;

/** Fetches the settings ahead of a page that shows them. */
export async function loadSettings({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(settingsQueries.own(session.user.uid))]);
}

/** A page of the settings below its tabs. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <SettingsFrame pages={pages.map(({ path, title }) => ({ path, label: t(`page.${title}`) }))}>
      <QueryBoundary skeleton={<SettingsSkeleton />}>{children}</QueryBoundary>
    </SettingsFrame>
  );
}
