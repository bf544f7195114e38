import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { gatedWedding } from "../../../../tests/harness/gates.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner, gatedWedding());
});
afterAll(() => product.close());

/** Where a page's "Simpan ke kalender" lead. */
function calendarLinks(html: string): string[] {
  return [...html.matchAll(/href="((?:data:text\/calendar|\/event\/[^"]+\/calendar\.ics)[^"]*)"/g)].map(
    ([, href = ""]) => href.replaceAll("&amp;", "&"),
  );
}

function fileOf(href: string): string[] {
  const [, text = ""] = href.split("data:text/calendar;charset=utf-8,");
  return decodeURIComponent(text)
    .replace(/\r\n[\t ]/g, "")
    .split("\r\n");
}

async function ownPage(of: Wedding, ceremonies: string[] | null) {
  const { invitationId, slug } = of;
  const { token } = await inviteGuest(product, owner, of, { ceremonies });
  return product.asGuest("openLink", { invitationId, slug, language: "id", token, isTap: false });
}

test("a gated ceremony brings its own calendar file, an open one has the public one", async () => {
  const { sections } = await ownPage(wedding, ["resepsi", "malam"]);
  const links = calendarLinks(sections.find(({ id }) => id === "ceremonies")?.html ?? "");
  const open = links.find((href) => href.startsWith("/event/"));
  expect(open).toContain("&ceremony=resepsi");
  const own = fileOf(links.find((href) => href.startsWith("data:")) ?? "");
  expect(own).toContain(`UID:${wedding.invitationId}-malam@janur`);
  const published = (await ask(`${product.origin}${open ?? ""}`)).text.split("\r\n");
  const sequence = published.find((line) => line.startsWith("SEQUENCE:"));
  expect(sequence).toMatch(/^SEQUENCE:\d+$/);
  expect(own).toContain(sequence);
  expect(own.some((line) => line.startsWith("DTSTART:"))).toBe(true);
});

test("a closed page, which has no public calendar, brings a file for each ceremony", async () => {
  const closed = await publishWedding(product, owner, gatedWedding());
  const { settings } = await product.asHost(
    "changeSettings",
    {
      invitationId: closed.invitationId,
      settings: {
        access: "guests",
        isIndexed: false,
        isPremoderated: false,
        isWordFilterOn: true,
        capacity: null,
        mayOvertake: false,
      },
      password: null,
    },
    owner,
  );
  expect(settings.access).toBe("guests");
  const { page } = await ownPage(closed, null);
  const links = calendarLinks(page?.html ?? "");
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(fileOf(href)[0]).toBe("BEGIN:VCALENDAR");
});
