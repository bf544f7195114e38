import { language, say } from "./page.ts";

function twoDigits(number: number): string {
  return `${number}`.padStart(2, "0");
}

/** "waktu Anda: 12.00" under every time that this phone's clock reads otherwise; its day, too, where that differs. */
export function showOwnTimes(): void {
  for (const time of document.querySelectorAll("time")) {
    const start = new Date(time.dateTime);
    const clock = `${twoDigits(start.getHours())}.${twoDigits(start.getMinutes())}`;
    const written = time.querySelector(".time")?.textContent;
    if (!written || written.startsWith(clock) || time.querySelector(".own")) continue;
    const day = start.toLocaleDateString(language, { weekday: "long" });
    const line = document.createElement("span");
    line.className = "small own";
    line.textContent = `${say("own")} ${time.textContent.includes(day) ? "" : `${day} `}${clock}`;
    time.append(document.createElement("br"), line);
  }
}
