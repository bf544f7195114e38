import { daysUntil } from "../invitation/data/days-until.ts";
import { find, say, tell } from "./page.ts";

const hourMs = 3_600_000;

/** Counts days by the server's clock as the page brought it, and looks again every hour. */
export function startCountdown(): void {
  const place = find("days");
  if (!place) return;
  const { day, now } = place.dataset;
  const ahead = Number(now) - Date.now();
  setInterval(() => {
    const days = daysUntil(Number(day), Date.now() + ahead);
    tell(place, (say(`day${days}`) || say("days")).replace("{n}", `${days}`));
  }, hourMs);
}
