import { paths } from "@janur/domain/paths";
import { expect, test, vi } from "vitest";
import { newAdmin } from "../../../../tests/harness/accounts.ts";
import { samplePhoto } from "../../../../tests/harness/album.ts";
import { useAlbum } from "../../../../tests/harness/album-senders.ts";
import { freshSender, inviteGuest } from "../../../../tests/harness/product.ts";
import { db } from "../../platform/google/firestore.ts";
import { syncAccount } from "../staff/sync-account.ts";

const { at, openAlbum, byLink, page, send, photoOf } = useAlbum();
// Each picture costs a dozen calls, and the emulators share a processor with everything else.
vi.setConfig({ testTimeout: 60_000 });

test("a picture that was reported is taken away by the staff, and the family shows it only once it is given back", async () => {
  const admin = await newAdmin("Bu Wening");
  await syncAccount(admin.uid);
  const own = await openAlbum({ isPremoderated: false });
  const { invitationId } = own;
  const sender = byLink((await inviteGuest(at.product, at.owner, own)).token);
  const photoId = await send(sender, await samplePhoto(), own);

  const report = { reason: "private-data", text: "", contact: "" };
  const reported = await at.product.callGuest(
    "reportAlbumPhoto",
    { ...page(own), photoId, report },
    freshSender(),
  );
  expect(reported.refusal).toBeNull();
  const { docs } = await db().collection(paths.reports()).where("invitationId", "==", invitationId).get();
  expect(docs).toHaveLength(1);
  const decide = (action: "hidePhoto" | "restore") =>
    at.product.asStaff("handleAbuseReport", { reportId: docs[0]?.id ?? "", action }, admin);
  const show = () =>
    at.product.callHost("moderateAlbum", { invitationId, photoIds: [photoId], word: "show" }, at.owner);
  await decide("hidePhoto");
  expect(await photoOf(photoId, invitationId)).toMatchObject({ state: "hidden", isBarred: true });
  await show();
  expect((await photoOf(photoId, invitationId))?.state).toBe("hidden");
  await decide("restore");
  expect(await photoOf(photoId, invitationId)).toMatchObject({ state: "hidden", isBarred: false });
  await show();
  expect((await photoOf(photoId, invitationId))?.state).toBe("shown");
});
