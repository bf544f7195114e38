import "@fontsource/fraunces/latin-500.css";
import type { Invitation } from "@janur/domain/invitation";
import { themes } from "@janur/event-page/themes/themes";
import type { CSSProperties } from "react";
import { AnyamanPattern } from "../../../ui/anyaman.tsx";
import classes from "./mini-cover.module.css";

/** A card's picture: the names in the theme's own face on its paper. Decoration; the card says the same in words. */
export function MiniCover({ invitation }: { invitation: Pick<Invitation, "title" | "theme"> }) {
  const names = invitation.title.split(" & ");
  return (
    <div className={classes.cover} style={paletteOf(invitation.theme)} aria-hidden>
      <div className={classes.weave}>
        <AnyamanPattern scale={1.2} />
      </div>
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

/** The theme's own colours as custom properties of the card. */
function paletteOf(theme: Invitation["theme"]): CSSProperties {
  const { paper, panel, ink, accent, ornament } = themes[theme].light;
  const properties: Record<`--${string}`, string> = {
    "--paper": paper,
    "--panel": panel,
    "--ink": ink,
    "--accent": accent,
    "--ornament": ornament,
  };
  return properties;
}
