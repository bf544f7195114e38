import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { paths } from "@janur/domain/paths";
import { attachmentPath, attachmentTypes } from "@janur/domain/task/task-attachment";
import { doc, setDoc } from "firebase/firestore";
import { afterAll, beforeAll, describe, test } from "vitest";
import { roles, type Role } from "./access-table.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, randomId, type Team } from "./team.ts";

const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

let environment: RulesTestEnvironment;
let team: Team;
beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await team.storeHead();
});
afterAll(() => environment.cleanup());

describe("a file of a task", () => {
  const taskId = randomId();
  const pdf = { contentType: "application/pdf" };

  /** Announces a file as the operation does. */
  async function announce(change: Record<string, unknown> = {}): Promise<string> {
    const id = randomId();
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(firestoreOf(context), paths.taskAttachment(taskId, id)), {
        id,
        invitationId: team.invitationId,
        name: "Penawaran.pdf",
        contentType: pdf.contentType,
        bytes: 0,
        uid: team.uidOf("usher"),
        createdAt: new Date(),
        waitingSince: new Date(),
        ...change,
      });
    });
    return id;
  }

  const fileAt = (id: string, role: Role = "usher", invitationId = team.invitationId) =>
    team
      .contextOf(role)
      .storage()
      .ref(attachmentPath(invitationId, taskId, id));

  test("is not taken from an account that is closed", async () => {
    const id = await announce({ uid: team.uidOf("owner") });
    await assertFails(fileAt(id, "closedOwner").put(bytes, pdf).then());
    await assertSucceeds(fileAt(id, "owner").put(bytes, pdf).then());
  });

  test.each(["short", `${"a".repeat(20)}b`])("lies under ids alone, not under %j", async (odd) => {
    const announced = (of: { invitationId?: string; taskId?: string; id?: string }) => {
      const { invitationId = team.invitationId, id = randomId() } = of;
      return { invitationId, taskId: of.taskId ?? taskId, id };
    };
    for (const place of [
      announced({ invitationId: odd }),
      announced({ taskId: odd }),
      announced({ id: odd }),
    ]) {
      await environment.withSecurityRulesDisabled(async (context) => {
        const database = firestoreOf(context);
        await setDoc(doc(database, paths.invitation(place.invitationId)), {
          ...team.head,
          id: place.invitationId,
        });
        await setDoc(doc(database, paths.taskAttachment(place.taskId, place.id)), {
          ...place,
          ...pdf,
          uid: team.uidOf("usher"),
          waitingSince: new Date(),
        });
      });
      const path = attachmentPath(place.invitationId, place.taskId, place.id);
      await assertFails(team.contextOf("usher").storage().ref(path).put(bytes, pdf).then());
    }
  });

  test.each(roles)("is uploaded by the one who announced it, and not by %s otherwise", async (role) => {
    const outcome = fileAt(await announce(), role)
      .put(bytes, pdf)
      .then();
    await (role === "usher" ? assertSucceeds(outcome) : assertFails(outcome));
  });

  test.each(attachmentTypes)("is of the type that was announced: %s", async (contentType) => {
    await assertSucceeds(
      fileAt(await announce({ contentType }))
        .put(bytes, { contentType })
        .then(),
    );
    await assertFails(
      fileAt(await announce({ contentType }))
        .put(bytes, { contentType: "text/html" })
        .then(),
    );
  });

  test("has 10 MB and not one byte more", async () => {
    const { bytes: most } = taskLimits.attachment;
    await assertSucceeds(
      fileAt(await announce())
        .put(new Uint8Array(most), pdf)
        .then(),
    );
    await assertFails(
      fileAt(await announce())
        .put(new Uint8Array(most + 1), pdf)
        .then(),
    );
  });

  test("is announced, waited for, and of this invitation", async () => {
    await assertFails(fileAt(randomId()).put(bytes, pdf).then());
    await assertFails(
      fileAt(await announce({ waitingSince: null }))
        .put(bytes, pdf)
        .then(),
    );
    await assertFails(
      fileAt(await announce({ invitationId: randomId() }))
        .put(bytes, pdf)
        .then(),
    );
    await assertFails(
      fileAt(await announce(), "usher", randomId())
        .put(bytes, pdf)
        .then(),
    );
  });

  test("is not taken from somebody who has left the team", async () => {
    await assertFails(
      fileAt(await announce({ uid: team.uidOf("stranger") }), "stranger")
        .put(bytes, pdf)
        .then(),
    );
  });

  test.each(roles)("is neither read, listed, replaced nor removed by %s", async (role) => {
    const id = await announce();
    await assertSucceeds(fileAt(id).put(bytes, pdf).then());
    const reference = fileAt(id, role);
    await assertFails(reference.getDownloadURL());
    await assertFails(reference.getMetadata());
    await assertFails(reference.put(bytes, pdf).then());
    await assertFails(reference.updateMetadata({ contentType: "text/html" }));
    await assertFails(reference.delete());
    await assertFails(reference.parent?.listAll() ?? Promise.resolve());
  });
});
