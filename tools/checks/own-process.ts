/** Emulator tests that put on another environment, another time or other modules, or count what a whole process counts. */
export const testsOfOwnProcess = [
  "functions/src/lifecycle/{erasure,export}/*.emulator.test.ts",
  "functions/src/notify/{mail,notification,webhook,whatsapp}/*.emulator.test.ts",
  "functions/src/nouns/account/after-closing.emulator.test.ts",
  "functions/src/nouns/guest/copy-guests.emulator.test.ts",
  "functions/src/nouns/integration/{smtp/*,whatsapp-connection,whatsapp-status}.emulator.test.ts",
  "functions/src/nouns/invitation/{duplicate-invitation,preview/preview-picture}.emulator.test.ts",
  "functions/src/nouns/pass/*.emulator.test.ts",
  "functions/src/nouns/seat/sweep-seats.emulator.test.ts",
  "functions/src/nouns/gift/{gift-canary,thanks}.emulator.test.ts",
  "functions/src/nouns/sending/{send-mails,send-whatsapp,side-texts}.emulator.test.ts",
  "functions/src/nouns/staff/{last-admin,resend-verification,second-factor}.emulator.test.ts",
  "functions/src/operations/{closed-account,reads-and-writes}.emulator.test.ts",
  "functions/src/pages/serve-unsubscribe.emulator.test.ts",
  "tests/load/*.emulator.test.ts",
  "tools/**/*.emulator.test.ts",
];
