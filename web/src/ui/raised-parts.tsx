import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The parts that the library's dialogs and drawers have in common. */
interface Parts {
  Overlay: ComponentType;
  Content: ComponentType<{ children: ReactNode }>;
  Header: ComponentType<{ role: "none"; children: ReactNode }>;
  Title: ComponentType<{ fz: number; fw: number; children: ReactNode }>;
  CloseButton: ComponentType<{ "aria-label": string; size: number }>;
  Body: ComponentType<{ children: ReactNode }>;
}

/** What stands in a dialog or a sheet around its content. */
export function RaisedParts({ of, title, children }: { of: Parts; title: string; children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <of.Overlay />
      <of.Content>
        {/* The library draws a <header>, which outside of <main> would be a second banner of the page. */}
        <of.Header role="none">
          <of.Title fz={18} fw={600}>
            {title}
          </of.Title>
          <of.CloseButton aria-label={t("action.close")} size={44} />
        </of.Header>
        <of.Body>{children}</of.Body>
      </of.Content>
    </>
  );
}
