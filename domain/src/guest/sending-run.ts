/** What goes out to guests: the invitation, and what follows it. */
export const sendingRuns = ["invitation", "reminder", "change", "thanks"] as const;
export type SendingRun = (typeof sendingRuns)[number];
