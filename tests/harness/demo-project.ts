/**
 * Imported first by unit tests of code that asks for its project while it is
 * loaded. Emulator tests run inside a suite, which names the same one.
 */
process.env["GCLOUD_PROJECT"] ??= "demo-janur";
