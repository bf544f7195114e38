import { cssImage } from "@janur/event-page/ornament/css-image";
import { shootTile, songketTile } from "@janur/event-page/ornament/songket";
import type { CSSProperties } from "react";
import classes from "./mini-cover.module.css";

/** The cloth along a card's edge. It is drawn by code of its own, which only cards with cloth fetch. */
export function MiniCloth({ ground, thread }: { ground: string; thread: string }) {
  const tiles: CSSProperties & Record<`--${string}`, string> = {
    "--cloth": cssImage(songketTile(thread)),
    "--teeth": cssImage(shootTile(ground, thread)),
  };
  return <div className={classes.cloth} style={tiles} />;
}
