import { hostCallables } from "@janur/domain/contracts/callables";
import type { HostContracts } from "@janur/domain/contracts/contract";
import { may } from "@janur/domain/team/team";
import { expect, test } from "vitest";
import { newAccount } from "../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../tests/harness/documents.ts";
import { useHost } from "../../../tests/harness/host.ts";
import { hostInputs } from "../../../tests/harness/host-inputs.ts";
import { draftWedding, openWedding } from "../../../tests/harness/product.ts";

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

test("an editor of one family is kept from what concerns the whole feast or the other family, and from nothing else", async () => {
  const { invitationId, revision } = await draftWedding(host.product, host.owner);
  const member = await newAccount("Ibu Ratna");
  await joinTeam(invitationId, member.uid, "editor");
  const role = { invitationId, uid: member.uid, role: "editor", side: "groom" } as const;
  await host.product.asHost("changeTeamRole", role, host.owner);
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
