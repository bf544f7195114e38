import "@fontsource/fraunces/latin-500.css";
import "@fontsource/marcellus/latin-400.css";
import type { Invitation } from "@janur/domain/invitation";
import { cssImage } from "@janur/event-page/ornament/css-image";
import { shootTile, songketTile } from "@janur/event-page/ornament/songket";
import { themes } from "@janur/event-page/themes/themes";
import type { CSSProperties } from "react";
import { AnyamanPattern } from "../../../ui/anyaman.tsx";
import classes from "./mini-cover.module.css";

/** A card's picture: the names in the theme's own face and layout on its paper. Decoration; the card says the same in words. */
export function MiniCover({ invitation }: { invitation: Pick<Invitation, "title" | "theme"> }) {
  const names = invitation.title.split(" & ");
  const { layout } = themes[invitation.theme];
  return (
    <div className={classes.cover} data-layout={layout} style={tokensOf(invitation.theme)} aria-hidden>
      {layout === "gapura" && (
        <div className={classes.weave}>
          <AnyamanPattern scale={1.2} />
        </div>
      )}
      <p className={classes.names}>
        {names.map((name, index) => (
          <span key={`${String(index)}-${name}`}>
            {index > 0 && <span className={classes.joint}>{"&"}</span>}
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The theme's own colours, face and cloth as custom properties of the card. */
function tokensOf(theme: Invitation["theme"]): CSSProperties {
  const { layout, light, displayFontFile } = themes[theme];
  const { paper, panel, ink, accent, ornament } = light;
  const properties: Record<`--${string}`, string> = {
    "--paper": paper,
    "--panel": panel,
    "--ink": ink,
    "--accent": accent,
    "--ornament": ornament,
    "--face": displayFontFile.includes("marcellus") ? "Marcellus" : "Fraunces",
    ...(layout === "kain" && {
      "--cloth": cssImage(songketTile(ornament)),
      "--teeth": cssImage(shootTile(accent, ornament)),
    }),
  };
  return properties;
}
