import { addressedName } from "@janur/domain/guest/guest-name";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { themeWith } from "@janur/event-page/themes/worn-theme";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { CoverInShadow } from "../../../ui/art/cover-in-shadow.tsx";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import type { ListedGuest } from "../listed-rows.ts";
import classes from "./guest-card.module.css";

interface GuestCardProps {
  guest: ListedGuest;
  /** Their personal link, or what is scanned at the door; null for a card with their name alone. */
  code: { text: string; kind: "code" | "door" } | null;
  cover: CoverFacts;
}

/** A card of 148 × 105 mm in the invitation's theme: its cover, the guest's name, and a QR code where it is wanted. */
export function GuestCard({ guest, code, cover }: GuestCardProps) {
  const { t } = useTranslation("guest");
  const { paper, ink, accent } = themeWith(cover.theme, cover.adjustment ?? null).light;
  const colours: CSSProperties & Record<`--${string}`, string> = {
    "--paper": paper,
    "--ink": ink,
    "--accent": accent,
  };
  return (
    <div className={classes.card} style={colours}>
      <div className={classes.cover}>
        <div className={classes.phone} inert>
          <CoverInShadow facts={cover} withGuest={false} />
        </div>
      </div>
      <div className={classes.words} data-alone={code === null || undefined}>
        <small>{t("print.to")}</small>
        <strong dir="auto">{addressedName(guest)}</strong>
        {code === null ? (
          <small>{t("print.inPlace")}</small>
        ) : (
          <>
            <div className={classes.code}>
              <QrCode text={code.text} />
            </div>
            <small>{t(code.kind === "door" ? "cards.show" : "cards.scan")}</small>
          </>
        )}
      </div>
    </div>
  );
}
