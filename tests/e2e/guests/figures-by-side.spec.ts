import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { doorPhone, startingIn } from "../support/door/door-api.ts";
import { guestByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

const words = {
  id: {
    region: "Per pihak",
    // Invited, invitations that answered, people who come; of the day invitations that are in and that said yes, people who are in and who said that they come.
    people: ["Pihak pria412", "Pihak wanita200", "Tanpa pihak200"],
    door: ["Pihak pria1/122", "Pihak wanita1/020"],
  },
  en: {
    region: "By side",
    people: ["Groom’s side412", "Bride’s side200", "No side200"],
    door: ["Groom’s side1/122", "Bride’s side1/020"],
  },
};

for (const [language, word] of Object.entries(words))
  test(`the host reads each family's figures, in the report and on the day, in ${language} @proof`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await speak(page, language);
    const host = await signedInHost(page, baseURL);
    const shown = await showInvitation(host, startingIn(-1));
    const { invitationId } = shown;
    const invite = async (name: string, side: "groom" | "bride" | null) => {
      const id = await guestByApi(host, shown, name);
      const change = { changeId: `SideOf${name}`.padEnd(20, "0"), guestIds: [id], change: { side } };
      if (side !== null) await host.call("changeGuests", { invitationId, ...change });
      return id;
    };
    const aminah = await invite("Aminah", "groom");
    const budiarti = await invite("Budiarti", "groom");
    const citra = await invite("Citra", "bride");
    await invite("Darma", null);
    const answer = { ceremonies: { "ceremony-1": "yes" }, adults: 2, children: 0, companions: [], note: "" };
    const said = { guestId: budiarti, basedOn: 0, key: "A".repeat(22), answer };
    await host.call("recordAnswer", { invitationId, ...said });
    const door = await doorPhone(baseURL, host, shown, "Rina");
    await door.letIn({ guest: aminah }, { guest: citra });

    const rows = page.getByRole("region", { name: word.region }).getByRole("row");
    const read = async (expected: readonly string[]) => {
      await expect(rows).toHaveCount(expected.length + 1);
      await expect(rows.filter({ has: page.getByRole("cell") })).toHaveText([...expected]);
    };
    await page.goto(`/invitations/${invitationId}/stats`);
    await read(word.people);
    await expectAccessible(page, "figures by side");
    await page.goto(`/invitations/${invitationId}/check-in`);
    await read(word.door);
  });
