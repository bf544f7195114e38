import "../../../tests/harness/demo-project.ts";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { onRequest } from "firebase-functions/v2/https";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { callOperation } from "../../../tests/harness/call.ts";
import { serveFunctions, type Served } from "../../../tests/harness/serve.ts";
import { within } from "../platform/google/within.ts";
import { makeGuestToken } from "../platform/secrets/guest-token.ts";
import { noteSwitches } from "../store/service/switches.ts";
import { guestOperation, hostOperation, staffOperation } from "./callable.ts";
import { dispatch, type OperationTable } from "./dispatch.ts";

/* Who gets to a handler, and as whom it sees them: what the database says stands here in its place. */

const known = vi.hoisted(() => ({
  closed: new Set<string>(),
  staff: new Set<string>(),
  members: new Set<string>(),
}));
vi.mock("../store/account/closed-account.ts", () => ({
  isClosedAccount: (uid: string) => Promise.resolve(known.closed.has(uid)),
}));
vi.mock("../nouns/staff/is-on-staff.ts", () => ({
  isOnStaff: (uid: string) => Promise.resolve(known.staff.has(uid)),
}));
vi.mock("../store/access.ts", () => ({
  requireCapability: (id: string, { uid, capability }: { uid: string; capability: string }) =>
    known.members.has(`${id} ${uid} ${capability}`)
      ? Promise.resolve({ id })
      : Promise.reject(new AppError("invitation/not-found")),
}));

beforeEach(() => {
  noteSwitches([]);
  vi.unstubAllEnvs();
  for (const set of Object.values(known)) set.clear();
});

/** Everything that a handler is told of whoever called. */
const shape = { input: z.object({ invitationId: z.string().optional() }), output: z.unknown() };
const told = (_input: unknown, caller: unknown) => Promise.resolve(caller);

interface Token {
  [claim: string]: unknown;
  firebase?: { sign_in_second_factor?: string };
}
const claims: Token = { auth_time: 1_800_000_000, firebase: {} };

/** Calls an operation as an account with such a token, which nobody checks here: unsigned-token.test.ts. */
async function run(callable: object, token: Token | null, data: unknown = {}): Promise<unknown> {
  const auth = token === null ? undefined : { uid: "rani", token: { ...claims, ...token }, rawToken: "" };
  const handler: unknown = Reflect.get(callable, "run");
  if (typeof handler !== "function") throw new Error("it is no callable");
  const answer: unknown = await Reflect.apply(handler, callable, [{ data, auth, rawRequest: {} }]);
  return answer;
}

const refusalSchema = z.object({ details: z.object({ code: z.string() }) });

/** What it answers, or the code of its refusal. */
const ask = (callable: object, token: Token | null, data?: unknown): Promise<unknown> =>
  run(callable, token, data).catch((error: unknown) => refusalSchema.parse(error).details.code);

describe("an operation of accounts", () => {
  const { callable } = hostOperation("own", { ...shape, capability: null, about: "account" }, told);
  const { callable: closed } = hostOperation(
    "appeal",
    { ...shape, capability: null, about: "closed-account" },
    told,
  );

  test("tells its handler what the token says, and nothing of another kind", async () => {
    const token = { name: "Rani", email: "rani@janur.test", email_verified: true, picture: "https://x.test" };
    expect(await ask(callable, token)).toEqual({
      ...{ uid: "rani", displayName: "Rani", email: "rani@janur.test", isEmailVerified: true },
      ...{ photoURL: "https://x.test", signedInAt: new Date(1_800_000_000_000) },
    });
    expect(await ask(callable, { name: 7, email: null, email_verified: "true" })).toMatchObject({
      ...{ displayName: null, email: null, isEmailVerified: false, photoURL: null },
    });
  });

  test("asks for an account", async () => {
    expect(await ask(callable, null)).toBe("auth/required");
    expect(await ask(closed, null)).toBe("auth/required");
  });

  test("is shut to an account that is closed, by its token or by what is known of it; the way to object is not", async () => {
    expect(await ask(callable, { closed: true })).toBe("account/closed");
    expect(await ask(callable, { closed: false })).toMatchObject({ uid: "rani" });
    known.closed.add("rani");
    expect(await ask(callable, {})).toBe("account/closed");
    expect(await ask(closed, { closed: true })).toMatchObject({ uid: "rani" });
  });

  test("waits while its part of the service is shut", async () => {
    noteSwitches(["writing"]);
    expect(await ask(callable, {})).toBe("service/paused");
  });
});

describe("an operation of a team", () => {
  const data = { invitationId: "A".repeat(20) };
  const withInvitation = { ...shape, input: z.object({ invitationId: z.string() }) };
  const before = hostOperation("before", { ...withInvitation, capability: "publish" }, told);
  const inside = hostOperation("inside", { ...shape, capability: "publish", checked: "inside" }, told);
  const besides = hostOperation(
    "besides",
    {
      ...shape,
      capability: "publish",
      checked: "inside",
      besides: { who: "who has it", capability: "planTasks" },
    },
    told,
  );

  test("is for who may, and hands on the head that was read", async () => {
    expect(await ask(before.callable, {}, data)).toBe("invitation/not-found");
    known.members.add(`${data.invitationId} rani publish`);
    expect(await ask(before.callable, {}, data)).toMatchObject({
      ...{ uid: "rani", capability: "publish", invitation: { id: data.invitationId } },
    });
  });

  test("that its handler checks hands on what to ask for", async () => {
    const plain = await ask(inside.callable, {}, data);
    expect(plain).toMatchObject({ uid: "rani", capability: "publish" });
    expect(plain).not.toHaveProperty("besides");
    expect(await ask(besides.callable, {}, data)).toMatchObject({
      ...{ capability: "publish", besides: "planTasks" },
    });
  });
});

describe("an operation of the staff", () => {
  const { callable } = staffOperation("staff", shape, told);
  const onStaff = { role: "admin" };

  test("is for who is on it by the token and still is", async () => {
    expect(await ask(callable, null)).toBe("auth/required");
    expect(await ask(callable, onStaff)).toBe("staff/only");
    known.staff.add("rani");
    expect(await ask(callable, {})).toBe("staff/only");
    expect(await ask(callable, { role: "host" })).toBe("staff/only");
    expect(await ask(callable, onStaff)).toMatchObject({ uid: "rani" });
    known.closed.add("rani");
    expect(await ask(callable, onStaff)).toBe("account/closed");
  });

  test("asks for a second factor where there is one to ask for", async () => {
    known.staff.add("rani");
    vi.stubEnv("JANUR_STAFF_SECOND_FACTOR", "true");
    expect(await ask(callable, onStaff)).toBe("staff/second-factor");
    const empty = { ...onStaff, firebase: { sign_in_second_factor: "" } };
    expect(await ask(callable, empty)).toBe("staff/second-factor");
    const proven = { ...onStaff, firebase: { sign_in_second_factor: "totp" } };
    expect(await ask(callable, proven)).toMatchObject({ uid: "rani" });
  });
});

describe("what goes wrong", () => {
  const failing = (error: Error) =>
    hostOperation("failing", { ...shape, capability: null, about: "account" }, () => Promise.reject(error))
      .callable;

  test.each([10, 409])("%s is that others wrote the same: to be asked again", async (code) => {
    expect(await ask(failing(Object.assign(new Error("x"), { code })), {})).toBe("service/busy");
  });

  test.each([4, 8, 14, 429, 503, 504])(
    "%s is that the database is away: the same may come again",
    async (code) => {
      const away = failing(Object.assign(new Error("x"), { code }));
      await expect(run(away, {})).rejects.toMatchObject({ code: "unavailable", details: undefined });
    },
  );

  test("so it is when our own deadline over a call ends", async () => {
    const late = hostOperation("late", { ...shape, capability: null, about: "account" }, () =>
      within(1, new Promise(() => undefined)),
    );
    await expect(run(late.callable, {})).rejects.toMatchObject({ code: "unavailable", details: undefined });
  });

  test.each([[new Error("x")], [Object.assign(new Error("x"), { code: 5 })]])(
    "%s is a fault of ours",
    async (error) => {
      await expect(run(failing(error), {})).rejects.toMatchObject({ code: "internal", details: undefined });
    },
  );
});

test("an operation says who may call it", () => {
  const own = hostOperation("own", { ...shape, capability: null, about: "account" }, told);
  const modes = [own, staffOperation("staff", shape, told), guestOperation("guest", shape, told)];
  expect(modes.map(({ auth }) => auth)).toEqual(["account", "staff", "guest"]);
});

describe("guests", () => {
  const invitationId = "A".repeat(20);
  const shapes = {
    input: z.object({ invitationId: z.string(), token: z.string().nullable() }),
    output: z.unknown(),
  };
  const table: OperationTable = {
    wrong: guestOperation("wrong", shapes, () => Promise.reject(new AppError("link/invalid"))),
    pass: guestOperation("pass", shapes, () => Promise.reject(new AppError("pass/invalid"))),
    other: guestOperation("other", shapes, () => Promise.reject(new AppError("rsvp/closed"))),
    fine: guestOperation("fine", shapes, () => Promise.resolve("fine")),
  };
  let served: Served;
  beforeAll(async () => {
    served = await serveFunctions({
      "/": onRequest((request, response) => dispatch(table, request, response)),
    });
  });
  afterAll(() => served.close());
  const call = (name: string, token: string | null = "x") =>
    callOperation(`${served.origin}/api/guest/${name}`, { invitationId, token });

  test("who tried too many wrong links is refused unread, unless they bring a good one or none", async () => {
    const { count } = limits.guest.wrongLinks;
    expect((await call("fine", "a helper's")).result).toBe("fine");
    for (let tried = 0; tried < count + 5; tried += 1)
      expect((await call("other")).refusal).toBe("rsvp/closed");
    for (let tried = 0; tried < count; tried += 1) expect((await call("wrong")).refusal).toBe("link/invalid");
    expect((await call("fine")).refusal).toBe("limit/too-many-requests");
    expect((await call("wrong")).refusal).toBe("limit/too-many-requests");
    const genuine = makeGuestToken(invitationId, "B".repeat(20), 1);
    for (const good of [genuine, "a helper's", null]) expect((await call("fine", good)).result).toBe("fine");
    // Whoever holds it may lose it.
    expect((await call("pass", "a helper's")).refusal).toBe("pass/invalid");
    expect((await call("fine", "a helper's")).refusal).toBe("limit/too-many-requests");
  });

  test("wait while their part of the service is shut", async () => {
    noteSwitches(["writing"]);
    expect((await call("fine")).refusal).toBe("service/paused");
  });
});
