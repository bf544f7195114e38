/** Emulator tests started by hand need a suite; without one the SDKs would look for a real project. */
if (process.env["FIRESTORE_EMULATOR_HOST"] === undefined) {
  throw new Error(
    "These tests need the emulators: run `npm test -- emulator`, with a file's name to run that one alone.",
  );
}
