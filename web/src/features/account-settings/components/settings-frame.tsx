import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import bar from "../../../ui/link-tabs.module.css";
import { PreloadNavLink } from "../../../ui/preload-link.tsx";
import { useCurrentInView } from "../../../ui/use-current-in-view.ts";
import classes from "./settings.module.css";

interface SettingsFrameProps {
  /** The rooms of the settings, this one among them. */
  rooms: readonly { path: string; label: string }[];
  children: ReactNode;
}

/** Heading and tabs around each room of the settings. */
export function SettingsFrame({ rooms, children }: SettingsFrameProps) {
  const { t } = useTranslation("settings");
  const nav = useCurrentInView<HTMLElement>();
  return (
    <>
      <h1 className={classes.title}>{t("title")}</h1>
      <nav ref={nav} className={`${bar.tabs ?? ""} ${classes.tabs ?? ""}`} aria-label={t("rooms")}>
        <ul>
          {rooms.map(({ path, label }) => (
            <li key={path}>
              <PreloadNavLink to={path} end>
                {label}
              </PreloadNavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
