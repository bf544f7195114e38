import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { gatedDay, gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  inviteGuest,
  newSlug,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";

/* Open pages with parts that only some guests may see. */

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner, gatedWedding());
});
afterAll(() => product.close());

const get = (path: string) => ask(`${product.origin}${path}`);

async function viewOf(ceremonies: string[] | null, of = wedding) {
  const { invitationId, slug } = of;
  const { token } = await inviteGuest(product, owner, of, { ceremonies });
  return product.asGuest("openLink", { invitationId, slug, language: "id", token, isTap: true });
}

describe("everybody's page", () => {
  test("says nothing of gated parts, also in its link preview, wall and calendar", async () => {
    const { slug } = wedding;
    for (const rest of ["", "/en", "?mudah", "/calendar.ics", "/calendar.ics?ceremony=malam", "/ucapan"]) {
      const { text } = await get(`/event/${slug}${rest}`);
      for (const word of [...Object.values(gatedWords), gatedDay.slice(0, 10), "20261203", "malam"])
        expect(text.includes(word), `${rest} ${word}`).toBe(false);
    }
    const page = (await get(`/event/${slug}`)).text;
    expect(page).toContain("12 Desember 2026");
    expect(page).toContain('<section id="s-gifts" tabindex="-1" hidden=""></section>');
  });
});

describe("a guest's own sections", () => {
  test("are the ceremonies of their list and gifts for the invited", async () => {
    const { sections, page, rsvpHtml } = await viewOf(["resepsi", "malam"]);
    expect(page).toBeNull();
    expect(sections.map(({ id }) => id)).toEqual(["ceremonies", "gifts"]);
    const [ceremonies, gifts] = sections.map(({ html }) => html);
    expect(ceremonies).toContain('id="s-ceremonies"');
    for (const word of [gatedWords.ceremony, gatedWords.address, gatedWords.map, "Resepsi"])
      expect(ceremonies).toContain(word);
    expect(ceremonies).not.toContain("Akad nikah");
    expect(gifts).toContain(gatedWords.holder);
    expect(rsvpHtml).toContain("attend.malam");
    expect(rsvpHtml).not.toContain("attend.akad");
  });

  test("of somebody without a list are the gifts alone", async () => {
    const { sections, rsvpHtml } = await viewOf(null);
    expect(sections.map(({ id }) => id)).toEqual(["gifts"]);
    expect(JSON.stringify(sections)).not.toContain(gatedWords.address);
    expect(rsvpHtml).not.toContain("attend.malam");
  });

  test("of an invitation without gates are none, or fewer ceremonies", async () => {
    const open = await publishWedding(product, owner);
    expect((await viewOf(null, open)).sections).toEqual([]);
    const { sections } = await viewOf(["resepsi"], open);
    expect(sections).toHaveLength(1);
    expect(sections[0]?.html).not.toContain("Akad nikah");
  });
});

describe("an old address", () => {
  test("of the calendar file leads to the new one, with what was asked", async () => {
    const moved = await publishWedding(product, owner);
    const slug = newSlug();
    await product.asHost("changeSlug", { invitationId: moved.invitationId, slug }, owner);
    const old = await get(`/event/${moved.slug}/calendar.ics?language=en&ceremony=akad`);
    expect(old.status).toBe(302);
    expect(old.headers.location).toBe(`/event/${slug}/calendar.ics?language=en&ceremony=akad`);
    expect((await get(String(old.headers.location))).headers["content-type"]).toContain("text/calendar");
    expect((await get(`/event/${moved.slug}/calendar.ics`)).headers.location).toBe(
      `/event/${slug}/calendar.ics`,
    );
  });
});
