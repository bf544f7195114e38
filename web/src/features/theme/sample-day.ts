const sixWeeksMs = 42 * 86_400_000;

/** 10.00 WIB on a Saturday in some weeks: the day of sample invitations, where nobody has typed one. */
export function sampleDay(): Date {
  const day = new Date(Date.now() + sixWeeksMs);
  const ahead = (6 - day.getUTCDay() + 7) % 7;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + ahead, 3));
}
