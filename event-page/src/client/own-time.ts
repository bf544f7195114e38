import { language, say } from "./page.ts";

/** "waktu Anda: 12.00" under every time that this phone's clock reads otherwise; its day, too, where that differs. */
export function showOwnTimes(): void {
  for (const time of document.querySelectorAll("time")) {
    const start = new Date(time.dateTime);
    const clock = start.toTimeString().slice(0, 5).replace(":", ".");
    const written = time.querySelector(".time")?.textContent;
    if (!written || written.startsWith(clock) || time.querySelector(".own")) continue;
    // Names of days cost a phone a twentieth of a second once: they are asked for only where the date differs.
    const day = time.firstChild?.textContent?.includes(` ${start.getDate()} `)
      ? ""
      : `${start.toLocaleDateString(language, { weekday: "long" })} `;
    const line = document.createElement("span");
    line.className = "small own";
    line.textContent = `${say("own")} ${day}${clock}`;
    time.append(document.createElement("br"), line);
  }
}
