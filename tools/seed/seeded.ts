/** What `npm start` prints once the demo data stand. */
export interface Seeded {
  accounts: { email: string; password: string; role: string }[];
  /** Path of the seeded invitation's page. */
  invitationPath: string;
  /** Of the greeting screen of today's feast; empty in data of an earlier release. */
  screenPath: string;
  /** An usher's link to the door of the same feast, with its PIN; empty in data of an earlier release. */
  doorPath: string;
  doorPin: string;
}
