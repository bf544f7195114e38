import type { GuestProgress } from "../guest-progress.ts";
import classes from "./state-mark.module.css";

/** What stands inside the circle, in its box of 20 by 20: the further the fuller, an answer as a sign. */
const drawings: Record<GuestProgress, string> = {
  unsent: "",
  handed: "M10 10V3a7 7 0 0 1 7 7Z",
  sent: "M10 3a7 7 0 0 1 0 14Z",
  opened: "M10 10H3a7 7 0 1 0 7-7Z",
  yes: "m6.2 10.3 2.6 2.6 5-5.4",
  maybe: "M6.5 10h7",
  no: "m7 7 6 6m0-6-6 6",
};

/** How far somebody is, as a shape that reads without its colour. */
export function StateMark({ progress }: { progress: GuestProgress }) {
  return (
    <svg className={classes.mark} viewBox="0 0 20 20" data-state={progress} aria-hidden>
      <circle cx="10" cy="10" r="8.5" />
      <path d={drawings[progress]} />
    </svg>
  );
}
