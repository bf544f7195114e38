import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("./runtime.ts", import.meta.url));
const start = "rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n";
const everybody = `${start} match /{object=**} { allow read, write; } } }`;
const team = `${start}
  match /uploads/{invitation}/{name} {
    allow create: if request.resource.size < 1000 &&
      firestore.get(/databases/(default)/documents/invitations/$(invitation)).data.team[request.auth.uid].role == 'owner' &&
      firestore.exists(/databases/(default)/documents/users/$(request.auth.uid));
  }
} }`;

let child: ChildProcessWithoutNullStreams;
let lines: Interface;

async function receive(): Promise<unknown> {
  const [line] = (await once(lines, "line")) as unknown[];
  return JSON.parse(String(line));
}

async function ask(message: object): Promise<unknown> {
  const answer = receive();
  child.stdin.write(`${JSON.stringify(message)}\n`);
  return answer;
}

function load(id: number, rulesetName: string, content: string) {
  const source = { files: [{ name: "/project/storage.rules", content }] };
  return ask({ action: "load_ruleset", context: { rulesetName, source }, id });
}

/** As firebase-tools writes it for an upload. */
function verifyUpload(id: number, rulesetName: string, uid = "ani") {
  const fields = (values: object) => ({ map_value: { fields: values } });
  const segments = ["b", "janur", "o", "uploads", "inv", "x.png"].map((simple) => ({ simple }));
  return ask({
    action: "verify",
    context: {
      rulesetName,
      service: "firebase.storage",
      path: "/b/janur/o/uploads/inv/x.png",
      method: "create",
      variables: {
        resource: { null_value: null },
        request: fields({
          path: { path_value: { segments } },
          time: { timestamp_value: "2026-11-21T08:00:00.000Z" },
          resource: fields({
            name: { string_value: "uploads/inv/x.png" },
            size: { int_value: 999 },
            timeCreated: { timestamp_value: "2026-11-21T08:00:00.000Z" },
            contentEncoding: { null_value: null },
            metadata: fields({}),
          }),
          auth: fields({
            uid: { string_value: uid },
            token: fields({ auth_time: { int_value: 1 }, amr: { list_value: {} } }),
          }),
        }),
      },
    },
    id,
  });
}

const permit = (id: number, isPermitted: boolean): unknown =>
  expect.objectContaining({ id, status: "ok", errors: [], result: { permit: isPermitted } });
const lookUp = (id: number, path: string): unknown =>
  expect.objectContaining({ action: "fetch_firestore_document", server_request_id: id, context: { path } });

beforeEach(async () => {
  child = spawn(process.execPath, [program, "serve"]);
  lines = createInterface({ input: child.stdout });
  expect(await receive()).toEqual({ id: -1, status: "ok", warnings: [], errors: [] });
});

afterEach(async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
});

test("loads rules and decides by them", async () => {
  expect(await load(0, "0", everybody)).toEqual({
    id: 0,
    status: "ok",
    warnings: [],
    errors: [],
    result: { rulesVersion: 2 },
  });
  expect(await verifyUpload(1, "0")).toEqual(permit(1, true));
  await load(2, "1", `${start} } }`);
  expect(await verifyUpload(3, "1")).toEqual(permit(3, false));
  expect(await verifyUpload(4, "0")).toEqual(permit(4, true));
});

test("tells where rules are wrong, and decides nothing by them", async () => {
  const answer = await load(0, "0", `${start} match /{object=**} { allow read: if ture; } } }`);
  const issue = {
    sourcePosition_: { fileName_: "/project/storage.rules", line_: 4, column_: 38 },
    severity_: "ERROR",
    description_: 'Unknown name "ture" (column 38)',
  };
  expect(answer).toEqual({ id: 0, status: "ok", warnings: [], errors: [JSON.stringify(issue)] });
  expect(await verifyUpload(1, "0")).toEqual({
    id: 1,
    status: "ok",
    warnings: [],
    errors: ["There is no such ruleset."],
  });
});

describe("Firestore look-ups", () => {
  const owner = {
    team: { mapValue: { fields: { ani: { mapValue: { fields: { role: { stringValue: "owner" } } } } } } },
  };
  const found = (id: number, fields?: object) =>
    ask({
      result: { name: "projects/demo/…", ...(fields && { fields }) },
      status: "ok",
      warnings: [],
      errors: [],
      id,
    });

  beforeEach(() => load(0, "0", team));

  test("go out under the id of their verification, one after another", async () => {
    expect(await verifyUpload(7, "0")).toEqual(lookUp(7, "/databases/(default)/documents/invitations/inv"));
    expect(await found(7, owner)).toEqual(lookUp(7, "/databases/(default)/documents/users/ani"));
    expect(await found(7)).toEqual(permit(7, true));
  });

  test("a document that is not there denies", async () => {
    await verifyUpload(7, "0");
    const notFound = { status: "not_found", warnings: [], errors: [], id: 7 };
    expect(await ask(notFound)).toEqual(lookUp(7, "/databases/(default)/documents/users/ani"));
    expect(await ask(notFound)).toEqual(permit(7, false));
  });

  test("a document that could not be read denies with an error", async () => {
    await verifyUpload(7, "0");
    expect(await ask({ status: "invalid_state", warnings: [], errors: [], id: 7 })).toEqual(
      expect.objectContaining({ id: 7, status: "ok", errors: [expect.any(String)] }),
    );
    expect(await found(7, owner)).not.toHaveProperty("result");
  });

  test("of several verifications at once do not get mixed up", async () => {
    await verifyUpload(7, "0", "ani");
    await verifyUpload(8, "0", "budi");
    expect(await found(8, owner)).toEqual(lookUp(8, "/databases/(default)/documents/users/budi"));
    expect(await found(8)).toEqual(permit(8, false));
    expect(await found(7, owner)).toEqual(lookUp(7, "/databases/(default)/documents/users/ani"));
    expect(await found(7)).toEqual(permit(7, true));
  });
});

test.each([
  [{ action: "dance", id: 1 }],
  [{ action: "load_ruleset", id: 1 }],
  [{ action: "verify", id: 1 }],
  [
    {
      action: "verify",
      id: 1,
      context: { rulesetName: "0", path: "/b/x/o/y", method: "peek", variables: {} },
    },
  ],
  [
    {
      action: "verify",
      id: 1,
      context: { rulesetName: "0", path: "/b/x/o/y", method: "get", variables: { request: { odd: 1 } } },
    },
  ],
  [{ status: "ok", id: 1 }],
])("answers %j with an error and goes on", async (message) => {
  await load(0, "0", everybody);
  const answer = await ask(message);
  expect(answer).toEqual({ id: 1, status: "ok", warnings: [], errors: [expect.any(String)] });
  expect(await verifyUpload(2, "0")).toEqual(permit(2, true));
});

test("a line that is no message goes to stderr", async () => {
  const complaint = once(child.stderr, "data");
  child.stdin.write("not json\n");
  expect(String((await complaint)[0])).toContain("Unreadable message");
});

test("answers within a few milliseconds", async () => {
  await load(0, "0", everybody);
  await verifyUpload(1, "0");
  const begin = performance.now();
  for (let id = 2; id < 102; id += 1) expect(await verifyUpload(id, "0")).toEqual(permit(id, true));
  expect((performance.now() - begin) / 100).toBeLessThan(5);
});

test("ends with its input", async () => {
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("refuses unknown arguments", async () => {
  const other = spawn(process.execPath, [program, "dance"]);
  expect(await once(other, "exit")).toEqual([1, null]);
});
