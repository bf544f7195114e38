import { expect, test } from "vitest";
import { usualScreen } from "@janur/domain/screen/screen-settings";
import type { Pass } from "@janur/domain/helper/pass";
import { emptyScreenForm, fromScreenForm, screenFormSchema, toScreenForm } from "./screen-form.ts";

const zone = "Asia/Jakarta";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const pass: Pass = {
  ...{ id: "PassOfThisTest000001", invitationId: "InvitationOfTest0001", name: "Layar depan" },
  ...{ scopes: ["screen"], seesGated: false, family: null, branch: null, doorCeremony: null },
  ...{ branchCount: { taken: 0, waiting: 0 }, hasPin: false, createdAt: inDays(-1) },
  ...{ expireAt: inDays(3), revokedAt: null, uses: [] },
  screen: {
    ...usualScreen,
    ...{ ceremony: "resepsi", language: "en", pictures: ["0".repeat(32)], skipped: ["TamuYangTenang000001"] },
  },
};

test("a new screen shows all it can, and needs a name alone", () => {
  const form = emptyScreenForm({ startAt: inDays(20), zone });
  expect(screenFormSchema(zone).safeParse(form).success).toBe(false);
  expect(fromScreenForm({ ...form, name: "Layar" }, zone)).toMatchObject({
    scopes: ["screen"],
    screen: usualScreen,
  });
});

test("what was chosen comes back as it was, whatever is changed beside it", () => {
  const form = toScreenForm(pass, zone);
  expect(form.pictureChoice).toBe("some");
  expect(fromScreenForm({ ...form, hasWishes: false }, zone).screen).toEqual({
    ...pass.screen,
    hasWishes: false,
  });
  expect(fromScreenForm({ ...form, pictureChoice: "none" }, zone).screen?.pictures).toEqual([]);
  expect(fromScreenForm({ ...form, pictureChoice: "all" }, zone).screen?.pictures).toBeNull();
});
