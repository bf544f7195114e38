import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkTabs, type PageTab } from "../../../ui/layout/link-tabs.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";

interface SettingsFrameProps {
  /** The rooms of the settings, this one among them. */
  rooms: readonly PageTab[];
  children: ReactNode;
}

/** Heading and tabs around each room of the settings. */
export function SettingsFrame({ rooms, children }: SettingsFrameProps) {
  const { t } = useTranslation("settings");
  return (
    <>
      <PageHeader title={t("title")} tabs={<LinkTabs label={t("rooms")} pages={rooms} />} />
      {children}
    </>
  );
}
