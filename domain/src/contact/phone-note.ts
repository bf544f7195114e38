/** What had to be thought about a number, and somebody should look at. */
export const phoneNotes = ["phoneRepaired", "phoneLost", "phoneTwo", "landline", "phoneInvalid"] as const;
export type PhoneNote = (typeof phoneNotes)[number];
