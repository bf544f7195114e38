import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { paths } from "@janur/domain/paths";
import { doc, setDoc } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { roles, type Role } from "./access-table.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, randomId, type Team } from "./team.ts";

const megabyte = 1024 * 1024;
const picture = { contentType: "image/jpeg" };
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

let environment: RulesTestEnvironment;
let team: Team;
beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await team.storeHead();
});
afterAll(() => environment.cleanup());

/** 22 signs, as the client makes them. */
const newName = () => `${randomId()}-_`;
const uidOf = (role: Role) => (role === "signedOut" ? "nobody" : team.uidOf(role));

/** An invitation of the same team under another id. */
async function storeInvitation(id: string, change: Record<string, unknown> = {}): Promise<string> {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(firestoreOf(context), paths.invitation(id)), { ...team.head, id, ...change }),
  );
  return id;
}

interface Upload {
  role?: Role;
  /** Under whose name; the uploader's own unless said. */
  under?: Role;
  invitationId?: string;
  name?: string;
  /** Folder of what is no picture for the page. */
  kind?: string;
  contentType?: string;
  size?: number;
}

function pathOf({
  role = "owner",
  under = role,
  invitationId = team.invitationId,
  name = newName(),
  kind,
}: Upload): string {
  return `uploads/${invitationId}/${uidOf(under)}/${kind === undefined ? "" : `${kind}/`}${name}`;
}

async function upload(options: Upload = {}): Promise<string> {
  const { role = "owner", contentType = picture.contentType, size } = options;
  const path = pathOf(options);
  const body = size === undefined ? bytes : new Uint8Array(size);
  await team.contextOf(role).storage().ref(path).put(body, { contentType });
  return path;
}

describe("uploading music", () => {
  const music = { kind: "music", contentType: "audio/mpeg" };

  test.each(roles)("under one's own name by %s", async (role) => {
    const outcome = upload({ ...music, role });
    await (["owner", "editor"].includes(role) ? assertSucceeds(outcome) : assertFails(outcome));
  });

  test("is for sound alone, up to 8 MB, under one's own name", async () => {
    await assertSucceeds(upload({ ...music, contentType: "audio/mp4" }));
    await assertSucceeds(upload({ ...music, size: 8 * megabyte }));
    await assertFails(upload({ ...music, size: 8 * megabyte + 1 }));
    await assertFails(upload({ ...music, contentType: "image/jpeg" }));
    await assertFails(upload({ ...music, contentType: "video/mp4" }));
    await assertFails(upload({ ...music, role: "owner", under: "editor" }));
    await assertFails(upload({ contentType: "audio/mpeg" }));
  });
});

describe("uploading a picture of a QRIS", () => {
  test.each(roles)("under one's own name by %s", async (role) => {
    const outcome = upload({ role, kind: "qris" });
    await (["owner", "editor"].includes(role) ? assertSucceeds(outcome) : assertFails(outcome));
  });

  test("is for pictures alone, under one's own name and nowhere else", async () => {
    await assertFails(upload({ kind: "qris", contentType: "text/html" }));
    await assertFails(upload({ kind: "qris", size: 10 * megabyte + 1 }));
    await assertFails(upload({ kind: "qris", role: "owner", under: "editor" }));
    await assertFails(upload({ kind: "qris", name: "short" }));
    await assertFails(upload({ kind: "other" }));
  });
});

describe("uploading a picture", () => {
  const uploaders: readonly Role[] = ["owner", "editor"];
  test.each(roles)("under one's own name by %s", async (role) => {
    const outcome = upload({ role });
    await (uploaders.includes(role) ? assertSucceeds(outcome) : assertFails(outcome));
  });

  test.each(["image/jpeg", "image/png", "image/webp"])("as %s", async (contentType) => {
    await assertSucceeds(upload({ contentType }));
  });

  test.each(["image/svg+xml", "text/html", "image/gif", "application/octet-stream", "image/jpeg; a=b", ""])(
    "not as %j",
    async (contentType) => {
      await assertFails(upload({ contentType }));
    },
  );

  test("of 10 MB and not one byte more", async () => {
    await assertSucceeds(upload({ size: 10 * megabyte }));
    await assertFails(upload({ size: 10 * megabyte + 1 }));
  });

  test("not under another's name, not even an editor's of the same team", async () => {
    await assertFails(upload({ role: "owner", under: "editor" }));
    await assertFails(upload({ role: "stranger", under: "owner" }));
  });

  test("not to an invitation that is absent", async () => {
    await assertFails(upload({ invitationId: randomId() }));
  });

  test("not with a role whose owner has left the team", async () => {
    const invitationId = await storeInvitation(randomId(), { members: [] });
    await assertFails(upload({ invitationId }));
  });

  test.each(["short", "a".repeat(23), "photo-of-rani.jpeg", `${"a".repeat(21)}.`])(
    "not called %j",
    async (name) => {
      await assertFails(upload({ name }));
    },
  );

  test("not anywhere else", async () => {
    const storage = team.contextOf("owner").storage();
    const name = newName();
    for (const path of [name, `media/${name}`, `uploads/${name}`, `${pathOf({})}/more`]) {
      await assertFails(storage.ref(path).put(bytes, picture).then());
    }
  });
});

describe.each([
  { what: "a picture", kind: {} },
  { what: "a picture of a QRIS", kind: { kind: "qris" } },
  { what: "music", kind: { kind: "music", contentType: "audio/mpeg" } },
])("uploading $what", ({ kind }) => {
  test.each(["short", "a".repeat(21)])("not to an invitation called %j", async (id) => {
    await assertFails(upload({ ...kind, invitationId: await storeInvitation(id) }));
  });

  test.each(["short", "a".repeat(23)])("not called %j", async (name) => {
    await assertFails(upload({ ...kind, name }));
  });

  test("once, and not over it", async () => {
    const name = newName();
    await assertSucceeds(upload({ ...kind, name }));
    await assertFails(upload({ ...kind, name }));
    await assertFails(
      team
        .contextOf("owner")
        .storage()
        .ref(pathOf({ ...kind, name }))
        .delete(),
    );
  });
});

describe("a file that pages load", () => {
  const path = `media/${"0f".repeat(16)}-480.webp`;
  beforeAll(() =>
    environment.withSecurityRulesDisabled(async (context) => {
      await context.storage().ref(path).put(bytes, { contentType: "image/webp" }).then();
    }),
  );

  test.each(roles)("goes past its function by no way for %s", async (role) => {
    const storage = team.contextOf(role).storage();
    const reference = storage.ref(path);
    await assertFails(reference.getDownloadURL());
    await assertFails(reference.getMetadata());
    await assertFails(storage.ref("media").listAll());
    await assertFails(reference.put(bytes, { contentType: "image/webp" }).then());
    await assertFails(storage.ref(path.replace("0f", "f0")).put(bytes, { contentType: "image/webp" }).then());
    await assertFails(reference.updateMetadata({ contentType: "text/html" }));
    await assertFails(reference.delete());
  });
});

describe("a picture that lies there", () => {
  let path: string;
  beforeAll(async () => {
    path = await upload();
  });

  test.each(roles)("is neither read, listed, replaced, described anew nor removed by %s", async (role) => {
    const reference = team.contextOf(role).storage().ref(path);
    await assertFails(reference.getDownloadURL());
    await assertFails(reference.getMetadata());
    await assertFails(reference.put(bytes, picture).then());
    await assertFails(reference.updateMetadata({ contentType: "image/png" }));
    await assertFails(reference.delete());
    await assertFails(reference.parent?.listAll() ?? Promise.resolve());
  });

  test("is still the first one", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const { size, contentType } = z
        .object({ size: z.number(), contentType: z.string() })
        .parse(await context.storage().ref(path).getMetadata());
      expect({ size, contentType }).toEqual({ size: bytes.length, ...picture });
    });
  });
});
