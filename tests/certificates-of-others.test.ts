import "./harness/demo-project.ts";
import { createServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openSmtp } from "../functions/src/notify/mail/smtp-session.ts";
import { postOutbound } from "../functions/src/platform/outbound/post-outbound.ts";
import { certify, type Certified } from "./harness/certificates.ts";

/* Whom functions call shows a certificate (ASVS 12.3.2). What does not speak for the name that was asked gets nothing, not even a word of ours. */

const authority = certify({ names: ["Janur's test authority"], isAuthority: true });
const signed = (names: string[], days: { from?: number; until?: number } = {}) =>
  certify({ names, ...days }, { name: "Janur's test authority", key: authority.key });

const good = signed(["localhost"]);
const bad: Record<string, Certified> = {
  "signed by itself": certify({ names: ["localhost"] }),
  "of an authority that nobody knows": certify(
    { names: ["localhost"] },
    { name: "Somebody", key: certify({ names: ["Somebody"], isAuthority: true }).key },
  ),
  "for another name": signed(["mail.example"]),
  "that has run out": signed(["localhost"], { from: -30, until: -1 }),
  "that is not good yet": signed(["localhost"], { from: 1, until: 30 }),
};

const usual = getCACertificates("default");
beforeAll(() => {
  setDefaultCACertificates([...usual, authority.cert]);
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  setDefaultCACertificates(usual);
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe("a webhook", () => {
  /** What came of a call, and what the other side got to hear of it. */
  async function call(certified: Certified) {
    vi.stubEnv("GCLOUD_PROJECT", "demo-janur");
    vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
    const heard: string[] = [];
    const server = createServer(certified, (request, response) => {
      heard.push(String(request.headers["x-secret"]));
      response.end("taken");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const here = () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]);
    const message = { headers: { "X-Secret": "ours" }, body: "{}" };
    const answer = await postOutbound(`https://localhost:${String(portOf(server))}/`, message, here);
    await new Promise((resolve) => server.close(resolve));
    return { ...answer, heard };
  }

  test("goes to whoever proves the name", async () => {
    expect(await call(good)).toEqual({ status: 200, response: "taken", problem: null, heard: ["ours"] });
  });

  test.each(Object.entries(bad))("is given to nobody with a certificate %s", async (_what, certified) => {
    expect(await call(certified)).toEqual({
      ...{ status: null, response: "", problem: "unreachable", heard: [] },
    });
  });
});

describe.each([
  ["TLS from the first byte on", true],
  ["STARTTLS", false],
])("a mail server by %s", (_way, isSecure) => {
  /** Connects as a real project does, which lets nothing travel in the clear. @returns who signed in */
  async function connect(certified: Certified, options: { disabledCommands?: string[] } = {}) {
    vi.stubEnv("GCLOUD_PROJECT", "janur-production");
    vi.stubEnv("FIREBASE_CONFIG", undefined);
    const signedIn: string[] = [];
    const smtp = new SMTPServer({
      ...{ secure: isSecure, key: certified.key, cert: certified.cert, ...options },
      ...{ logger: false, disableReverseLookup: true, closeTimeout: 100 },
      onAuth: ({ username = "" }, _session, done) => {
        signedIn.push(username);
        done(null, { user: username });
      },
    });
    // What a client breaks off is told to it, and is no fault of the test's.
    smtp.on("error", () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const credentials = { user: "surat", pass: "rahasia" };
    const server = { host: "127.0.0.1", name: "localhost", port, isSecure, credentials };
    try {
      (await openSmtp(server)).close();
      return { problem: null, signedIn };
    } catch (error) {
      return { problem: error instanceof Error && "code" in error ? error.code : error, signedIn };
    } finally {
      await new Promise<void>((resolve) => {
        smtp.close(resolve);
      });
    }
  }

  test("that proves its name is signed in to", async () => {
    expect(await connect(good)).toEqual({ problem: null, signedIn: ["surat"] });
  });

  test.each(Object.entries(bad))("with a certificate %s hears no password", async (_what, certified) => {
    expect(await connect(certified)).toEqual({ problem: "ESOCKET", signedIn: [] });
  });

  if (!isSecure)
    test("that offers none hears no password", async () => {
      const { problem, signedIn } = await connect(good, { disabledCommands: ["STARTTLS"] });
      expect(problem).not.toBeNull();
      expect(signedIn).toEqual([]);
    });
});
