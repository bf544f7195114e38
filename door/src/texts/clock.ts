/** "18.42" by the clock of the feast. */
export function clock(at: number, zone: string): string {
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone } as const;
  return new Intl.DateTimeFormat("id", parts).format(at);
}
