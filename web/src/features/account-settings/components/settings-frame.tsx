import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkTabs, type PageTab } from "../../../ui/layout/link-tabs.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";

interface SettingsFrameProps {
  /** The pages of the settings, this one among them. */
  pages: readonly PageTab[];
  children: ReactNode;
}

/** Heading and tabs around each page of the settings. */
export function SettingsFrame({ pages, children }: SettingsFrameProps) {
  const { t } = useTranslation("settings");
  return (
    <>
      <PageHeader title={t("title")} tabs={<LinkTabs label={t("pages")} pages={pages} />} />
      {children}
    </>
  );
}
