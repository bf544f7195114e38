import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { expect, test, vi } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { useFeast } from "../../../../tests/harness/feast.ts";
import { weddingWithAccounts } from "../../../../tests/harness/gates.ts";
import { draftWedding } from "../../../../tests/harness/product.ts";

const { host, call, page } = useFeast();
// Three pages and their pictures are drawn.
vi.setConfig({ testTimeout: 60_000 });

const account = "9000 1111 2222";

test("a version has its own theme, accounts and link preview, under the same cache for all of its guests", async () => {
  const common = weddingWithAccounts();
  const shown = contentOfSide(common, "groom");
  const content = withSideEdited(common, "groom", {
    ...shown,
    theme: "sunyi",
    sections: shown.sections.map((section) => {
      if (section.type === "hosts") return { ...section, persons: section.persons.toReversed() };
      if (section.type !== "gifts") return section;
      return { ...section, accounts: section.accounts.map((one) => ({ ...one, number: account })) };
    }),
  });
  const { invitationId, slug, revision } = await draftWedding(host.product, host.owner, content);
  const groom = await call.add(invitationId, "groom");
  await call.publish(invitationId, revision);
  const [ofAll, ofGroom] = await Promise.all([page(slug), page(groom)]);
  expect([ofAll.text.includes(account), ofGroom.text.includes(account)]).toEqual([false, true]);
  const [all, own] = await Promise.all([stored.publication(slug), stored.publication(groom)]);
  expect(own?.content.theme).toBe("sunyi");
  expect(all?.content.theme).toBe(common.theme);
  const preview = (text: string) => /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1];
  expect(preview(ofGroom.text)).toBeDefined();
  expect(preview(ofGroom.text)).not.toBe(preview(ofAll.text));
  expect(/<title>([^<]*)/.exec(ofGroom.text)?.[1]).not.toBe(/<title>([^<]*)/.exec(ofAll.text)?.[1]);
  // One document for all who ask, whoever they are.
  for (const { headers } of [ofAll, ofGroom]) {
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect((await page(groom)).text).toBe(ofGroom.text);
});
