/** The IANA zone of this device: when something happened, as the reader's own clock showed it. */
export const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
