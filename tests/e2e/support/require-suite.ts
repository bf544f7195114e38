/** Browser tests started by hand would run against whatever holds the usual ports. */
export default function requireSuite(): void {
  if (process.env["JANUR_HOSTING_URL"] !== undefined) return;
  throw new Error(
    "These tests need the suite: run `npm test -- browser`, with a file's name to run that one alone.",
  );
}
