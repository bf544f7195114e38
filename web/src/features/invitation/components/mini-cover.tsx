import "@fontsource/fraunces/latin-500.css";
import "@fontsource/marcellus/latin-400.css";
import type { Invitation } from "@janur/domain/invitation";
import { themes } from "@janur/event-page/themes/themes";
import { lazy, Suspense, type ComponentType, type CSSProperties } from "react";
import { AnyamanPattern } from "../../../ui/anyaman.tsx";
import classes from "./mini-cover.module.css";

/** Without signal the card stays as it is: its picture is no reason to lose the list. */
const MiniCloth = lazy<ComponentType<{ ground: string; thread: string }>>(() =>
  import("./mini-cloth.tsx").then(
    (module) => ({ default: module.MiniCloth }),
    () => ({ default: () => null }),
  ),
);

/** A card's picture: the names in the theme's own face and layout on its paper. Decoration; the card says the same in words. */
export function MiniCover({ invitation }: { invitation: Pick<Invitation, "title" | "theme"> }) {
  const names = invitation.title.split(" & ");
  const { layout, light } = themes[invitation.theme];
  return (
    <div className={classes.cover} data-layout={layout} style={tokensOf(invitation.theme)} aria-hidden>
      {layout === "gapura" && (
        <div className={classes.weave}>
          <AnyamanPattern scale={1.2} />
        </div>
      )}
      {layout === "kain" && (
        <Suspense>
          <MiniCloth ground={light.accent} thread={light.ornament} />
        </Suspense>
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

/** The theme's own colours and face as custom properties of the card. */
function tokensOf(theme: Invitation["theme"]): CSSProperties {
  const { light, displayFontFile } = themes[theme];
  const { paper, panel, ink, accent, ornament } = light;
  const properties: Record<`--${string}`, string> = {
    "--paper": paper,
    "--panel": panel,
    "--ink": ink,
    "--accent": accent,
    "--ornament": ornament,
    "--face": displayFontFile.includes("marcellus") ? "Marcellus" : "Fraunces",
  };
  return properties;
}
