import "../../../../tests/harness/demo-project.ts";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { limits } from "@janur/domain/limits";
import { portOf } from "../../../../tests/harness/serve.ts";
import { isLoopbackAddress, isPublicAddress } from "./address-rules.ts";
import { allowedAddresses, hostOf, requireMailPort, webhookTarget, type Resolve } from "./outbound-target.ts";
import { postOutbound } from "./post-outbound.ts";

const inside = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "ff02::1",
  "2001:db8::1",
  "2002:a00:1::1",
  "2001::1",
  "nonsense",
];

test.each(inside)("%s is not asked", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2404:6800:4003::200e"])(
  "%s is the internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

describe("an address that a host typed", () => {
  beforeEach(() => {
    vi.stubEnv("JANUR_LOOPBACK_APPS", "");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    "http://example.com/",
    "ftp://example.com/",
    "https://user:secret@example.com/",
    "https://user@example.com/",
    "https://example.com:22/",
    "https://example.com:6379/",
    "http://127.0.0.1:9/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "not an address",
  ])("%s is refused before it is looked up", (text) => {
    expect(() => webhookTarget(text)).toThrow("integration/address-refused");
  });

  test.each(["https://example.com/a?b=c", "https://example.com:8443/", "https://example.com:443/"])(
    "%s may be looked up",
    (text) => {
      expect(webhookTarget(text).hostname).toBe("example.com");
    },
  );

  // The parser of addresses reads every spelling of a number.
  test.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://017700000001/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[fd00:ec2::254]/",
  ])("%s leads nowhere", async (text) => {
    const answer = await postOutbound(text, { headers: {}, body: "{}" }, () =>
      Promise.reject(new Error("asked")),
    );
    expect(answer).toEqual({ status: null, response: "", problem: "address-refused" });
  });

  test("is refused when one of its addresses is inside, whatever the others are", async () => {
    const both: Resolve = () =>
      Promise.resolve([
        { address: "1.1.1.1", family: 4 },
        { address: "10.0.0.1", family: 4 },
      ]);
    await expect(allowedAddresses("rebind.example", both)).rejects.toThrow("integration/address-refused");
    const answer = await postOutbound("https://rebind.example/", { headers: {}, body: "{}" }, both);
    expect(answer.problem).toBe("address-refused");
  });

  test("that nobody knows cannot be reached", async () => {
    const unknown: Resolve = () => Promise.reject(new Error("ENOTFOUND"));
    await expect(allowedAddresses("unknown.example", unknown)).rejects.toThrow("integration/unreachable");
  });

  test("about which nobody answers cannot be reached either, and is not waited for", async () => {
    vi.useFakeTimers();
    try {
      const silent: Resolve = () => new Promise(() => undefined);
      const asked = Promise.allSettled([allowedAddresses("silent.example", silent)]);
      await vi.advanceTimersByTimeAsync(limits.integration.webhook.timeoutMs);
      const waiting = Symbol("still waiting");
      const outcome = await Promise.race([asked, Promise.resolve(waiting)]);
      expect(outcome).toEqual([
        expect.objectContaining({
          reason: expect.objectContaining({ code: "integration/unreachable" }) as unknown,
        }),
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a call", () => {
  let server: Server;
  let origin: string;
  let answer: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => {
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${String(portOf(server))}`;
  });
  beforeEach(() => {
    vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = (path = "/") =>
    postOutbound(`${origin}${path}`, { headers: { "X-One": "1" }, body: '{"a":"é"}' });

  test("brings headers and body, and gives back status and the beginning of what was said", async () => {
    let heard = "";
    answer = (request, response) => {
      request.on("data", (chunk: Buffer) => (heard += chunk.toString()));
      request.on("end", () =>
        response.writeHead(201).end(`thanks ${String(request.headers["x-one"])}\u0000`),
      );
    };
    expect(await post("/hook?x=1")).toEqual({ status: 201, response: "thanks 1", problem: null });
    expect(heard).toBe('{"a":"é"}');
  });

  test("is led nowhere else", async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.writeHead(302, { Location: `${origin}/elsewhere` }).end();
    };
    expect((await post()).status).toBe(302);
    expect(asked).toBe(1);
  });

  test("reads no more of an endless answer than it shows", async () => {
    answer = (_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", pour);
      pour();
    };
    const { status, response } = await post();
    expect(status).toBe(200);
    expect(response).toHaveLength(limits.integration.webhook.response);
  });

  test("to a server that closes at once comes back", async () => {
    answer = (request) => request.socket.destroy();
    expect(await post()).toEqual({ status: null, response: "", problem: "unreachable" });
  });

  test("asks the name once, so that a second answer changes nothing", async () => {
    answer = (_request, response) => response.end("here");
    let asked = 0;
    const resolve: Resolve = () => {
      asked += 1;
      return Promise.resolve([{ address: asked === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }]);
    };
    const url = origin.replace("127.0.0.1", "localhost");
    const { status } = await postOutbound(url, { headers: {}, body: "" }, resolve);
    expect([status, asked]).toEqual([200, 1]);
  });

  test(
    "to a server that never ends its answer is given up",
    async () => {
      answer = (_request, response) => response.write("wait");
      expect(await post()).toEqual({ status: null, response: "", problem: "too-slow" });
    },
    limits.integration.webhook.timeoutMs + 5_000,
  );
});

const refused = "integration/address-refused";
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["128.0.0.1", false],
  ["::2", false],
  ["2606:4700::1111", false],
  ["localhost", false],
  ["", false],
])("%j is this machine: %s", (address, isOwn) => {
  expect(isLoopbackAddress(address)).toBe(isOwn);
});

test("only the brackets around an address of the new kind go", () => {
  expect(hostOf(new URL("https://[::1]:8443/"))).toBe("::1");
  expect(hostOf(new URL("https://example.com/"))).toBe("example.com");
});

describe("in a suite that leads to this machine", () => {
  beforeEach(() => {
    vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
  });

  test.each(["http://127.0.0.1:9/", "https://127.0.0.1:9/", "http://[::1]:9/", "http://localhost:9/"])(
    "%s may be called",
    (text) => {
      expect(webhookTarget(text).href).toBe(text);
    },
  );

  test.each([
    "ftp://127.0.0.1/",
    "http://example.com/",
    "https://example.com:9/",
    "https://:word@127.0.0.1/",
  ])("%s may not", (text) => {
    expect(() => webhookTarget(text)).toThrow(refused);
  });

  test("mails go to any port", () => {
    expect(() => {
      requireMailPort(25);
    }).not.toThrow();
  });
});

describe("elsewhere", () => {
  beforeEach(() => {
    vi.stubEnv("JANUR_LOOPBACK_APPS", "");
  });

  test.each([465, 587, 2525])("mails go to port %s", (port) => {
    expect(() => {
      requireMailPort(port);
    }).not.toThrow();
  });

  test.each([25, 80, 22, 8080])("and not to port %s", (port) => {
    expect(() => {
      requireMailPort(port);
    }).toThrow(refused);
  });

  test.each([
    "http://127.0.0.1:9/",
    "https://127.0.0.1:9/",
    "http://localhost:9/",
    "https://:word@example.com/",
  ])("%s is not called", (text) => {
    expect(() => webhookTarget(text)).toThrow(refused);
  });
});
