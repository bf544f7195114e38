import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AnyamanPattern, Wordmark } from "../../../ui/art/anyaman.tsx";
import { schemeChoices } from "../../../ui/form/choices.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PicturedCover } from "../../../ui/art/pictured-cover.tsx";
import { Penjor } from "../../../ui/art/penjor.tsx";
import { LanguageButton } from "../../../ui/language-button.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./account-frame.module.css";

interface AccountFrameProps {
  children: ReactNode;
  /** `beside`: form and storefront in two columns; `centred`: the form on a woven ground. */
  layout?: "beside" | "centred";
  paths: { home: string; privacy: string; terms: string };
}

/** The frame of every screen before signing in. */
export function AccountFrame({ children, layout = "beside", paths }: AccountFrameProps) {
  const { t } = useTranslation("shell");
  return (
    <div className={classes.frame} data-layout={layout}>
      {layout === "beside" ? <Storefront /> : <AnyamanPattern className={classes.ground} scale={2.2} />}
      <div className={classes.column}>
        <header className={classes.header}>
          <PreloadLink to={paths.home} className={classes.brand} aria-label="Janur">
            <Wordmark size={32} />
          </PreloadLink>
          <Preferences />
        </header>
        <main className={classes.main} id="content" tabIndex={-1}>
          <div className={classes.card}>{children}</div>
        </main>
        <footer className={classes.footer}>
          <PreloadLink to={paths.privacy}>{t("page.privacy")}</PreloadLink>
          <PreloadLink to={paths.terms}>{t("page.terms")}</PreloadLink>
        </footer>
      </div>
    </div>
  );
}

function Preferences() {
  const { t } = useTranslation("shell");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const index = schemeChoices.findIndex(({ value }) => value === colorScheme);
  const current = schemeChoices[index];
  const next = schemeChoices[(index + 1) % schemeChoices.length];
  return (
    <div className={classes.preferences}>
      <LanguageButton />
      {current !== undefined && next !== undefined && (
        <ActionIcon
          variant="subtle"
          color="tanah"
          size={44}
          aria-label={`${t("scheme.label")}: ${t(`scheme.${current.value}`)}`}
          title={`${t("scheme.label")}: ${t(`scheme.${current.value}`)}`}
          onClick={() => {
            setColorScheme(next.value);
          }}
        >
          <Icon of={current.icon} />
        </ActionIcon>
      )}
    </div>
  );
}

function Storefront() {
  const { t } = useTranslation("account");
  // What a phone does not show it does not fetch.
  const isWide = useMediaQuery("(min-width: 62em)");
  return (
    <aside className={classes.storefront}>
      <div className={classes.pair}>
        <Penjor />
        <Penjor mirrored />
        {isWide && <PicturedCover theme="janur" sizes="220px" className={classes.cover} />}
      </div>
      <div className={classes.pitch}>
        <p className={classes.headline}>{t("storefront.headline")}</p>
        <p>{t("storefront.text")}</p>
        <ul>
          <li>{t("storefront.points.free")}</li>
          <li>{t("storefront.points.light")}</li>
          <li>{t("storefront.points.trust")}</li>
        </ul>
      </div>
      <AnyamanPattern className={classes.band} scale={1.4} />
    </aside>
  );
}
