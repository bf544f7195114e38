import { hostCallables } from "@janur/domain/contracts/callables";
import type { HostContracts } from "@janur/domain/contracts/contract";
import { may, memberMay } from "@janur/domain/team/team";
import type { Webhook } from "@janur/domain/integration/integration";
import { documentIdFromBytes } from "@janur/domain/id";
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { newAccount } from "../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../tests/harness/documents.ts";
import { useHost } from "../../../tests/harness/host.ts";
import { hostInputs } from "../../../tests/harness/host-inputs.ts";
import { draftWedding, openWedding } from "../../../tests/harness/product.ts";

import { integrationDocument } from "../store/integration/integration-documents.ts";

/*
 * An editor of one family, before every operation of hosts (docs/decisions/077-one-feast-two-versions.md). What another
 * editor may and they may not is spelled out here, so that an operation that comes is thought about.
 */

const host = useHost();

/** What they are kept from: it concerns the whole feast, everybody's version or the other family's. */
const notForOneFamily = [
  ...["announceChange", "changeSettings", "connectIntegration", "schedulePublish", "unpublishInvitation"],
  ...["unschedulePublish", "addSide", "changeSlug", "publishInvitation", "removeSide", "saveDraft"],
];

async function editorOfOneFamily(invitationId: string) {
  const member = await newAccount("Ibu Ratna");
  await joinTeam(invitationId, member.uid, "editor");
  const role = { invitationId, uid: member.uid, role: "editor", side: "groom" } as const;
  await host.product.asHost("changeTeamRole", role, host.owner);
  return member;
}

test("an editor of one family is kept from what concerns the whole feast or the other family, and from nothing else", async () => {
  const { invitationId, revision } = await draftWedding(host.product, host.owner);
  const member = await editorOfOneFamily(invitationId);
  // What says by its input whose version it is, asked of one that is not theirs, at the revision that there is.
  const ofOthers: Record<string, object> = {
    addSide: { side: "bride" },
    publishInvitation: { revision },
    saveDraft: { basedOn: revision, content: { ...openWedding(), theme: "sunyi" } },
  };
  const contracts: HostContracts = hostCallables;
  const kept: string[] = [];
  for (const [name, input] of Object.entries(hostInputs)) {
    const contract = contracts[name];
    // A connection that is absent is nobody's, whoever asks for it.
    if (contract === undefined || contract.capability === null || contract.about === "integration") continue;
    const { refusal } = await host.product.callHost(
      name,
      { ...input(invitationId), ...ofOthers[name] },
      member,
    );
    if (may("editor", contract.capability)) {
      if (refusal === "team/not-allowed") kept.push(name);
    } else expect(refusal, name).toBe("team/not-allowed");
  }
  expect(kept.sort()).toEqual(notForOneFamily.toSorted());
}, 120_000);

/** A webhook of the invitation that nobody hears. */
async function webhookOf(invitationId: string) {
  const appId = documentIdFromBytes(randomBytes(20));
  const now = new Date();
  const webhook: Webhook = {
    ...{ id: appId, kind: "webhook", owner: host.owner.uid, invitationId, url: "https://127.0.0.1:9/hook" },
    ...{ events: ["answer.recorded"], secretEnding: "0000", previousUntil: null },
    ...{ health: "untested", checkedAt: null, createdAt: now, updatedAt: now },
  };
  await integrationDocument(appId).set(webhook);
  return appId;
}

test("an editor of one family works with no connection of the feast, and sends over its number", async () => {
  const { invitationId } = await draftWedding(host.product, host.owner);
  const member = await editorOfOneFamily(invitationId);
  const appId = await webhookOf(invitationId);
  const contracts: HostContracts = hostCallables;
  const asked: string[] = [];
  for (const [name, input] of Object.entries(hostInputs)) {
    const contract = contracts[name];
    const sent = input(invitationId);
    if (contract?.about !== "integration" || !("appId" in sent)) continue;
    asked.push(name);
    const { refusal } = await host.product.callHost(name, { ...sent, appId }, member);
    const mayDo = memberMay({ role: "editor", side: "groom" }, contract.capability);
    // Over a webhook nothing is sent: who may use connections is told that this is none for it.
    expect(refusal, name).toBe(mayDo ? "integration/not-found" : "team/not-allowed");
  }
  expect(asked.length).toBeGreaterThan(5);
  expect((await integrationDocument(appId).get()).exists).toBe(true);
});
