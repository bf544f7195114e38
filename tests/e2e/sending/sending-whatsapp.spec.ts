import { whatsAppStatusPath } from "@janur/domain/integration/integration";
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { access, statusBody, signed } from "../../harness/whatsapp/whatsapp-status.ts";
import { takenMessages } from "../support/suite-data.ts";
import { expectAccessible } from "../support/axe.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const connected = z.object({ appId: z.string() });
const saved = z.object({ guestId: z.string() });

test("guests are written to over the invitation's own WhatsApp number, and the desk tells what Meta tells @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  const integration = { kind: "whatsApp", ...access };
  const { appId } = connected.parse(await host.call("connectIntegration", { invitationId, integration }));
  const add = async (name: string, phone: string | null) => {
    const guest = { name, honorific: "Ibu", suffix: "", origin: "", group: "", seats: 2, note: "" };
    const contact = { phone, email: null };
    return saved.parse(await host.call("saveGuest", { invitationId, guestId: null, guest, contact })).guestId;
  };
  const aminah = await add("Aminah", "+6281200000001");
  const budiarti = await add("Budiarti", "+6281200000002");
  await add("Citra", "+6281200000003");
  await add("Dewi", null);
  await page.goto(`/invitations/${invitationId}/send`);
  const card = page.getByRole("region", { name: "Lewat nomor WhatsApp Anda" });
  await card.getByRole("button", { name: "Kirim 4 pesan" }).click();
  const dialog = page.getByRole("dialog", { name: "Kirim 4 pesan WhatsApp?" });
  const confirm = dialog.getByRole("button", { name: "Kirim 4 pesan" });

  await test.step("the first message shows as they will read it, and none goes without the link", async () => {
    await expect(dialog.getByLabel("Template")).toHaveValue("undangan_nikah (id)");
    await expect(dialog.getByText(/^Yth\. Ibu Aminah, undangan: http.+#/)).toBeVisible();
    await dialog.getByLabel("Isian {{2}}").selectOption("{pasangan}");
    await expect(dialog.getByRole("alert")).toContainText("Tautannya belum ada.");
    await expect(confirm).toBeDisabled();
    await expectAccessible(page, "a template without the link");
    await dialog.getByLabel("Isian {{2}}").selectOption("{tautan}");
    await dialog.getByLabel("Isian {{1}}", { exact: true }).selectOption("Teks sendiri");
    await dialog.getByRole("textbox", { name: "Teks sendiri, Isian {{1}}" }).fill("Bapak dan Ibu");
    await expect(dialog.getByText(/^Yth\. Bapak dan Ibu, undangan: /)).toBeVisible();
    await dialog.getByLabel("Isian {{1}}", { exact: true }).selectOption("{kepada}");
    await confirm.click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the desk hears by itself what was taken, has arrived, was read and did not arrive", async () => {
    await expect(card.getByRole("status")).toContainText("Terkirim 3, sampai 0, dibaca 0.", {
      timeout: 90_000,
    });
    await expect(card.getByText("1 pesan belum sampai: belum ada nomor WhatsApp.")).toBeVisible();
    const messages = await takenMessages(baseURL ?? "", invitationId);
    const tell = async (guestId: string, status: string, code?: number) => {
      const { id = "", wamid = "" } = messages.find((message) => message.guestId === guestId) ?? {};
      const body = statusBody({ id, wamid, status, ...(code === undefined ? {} : { code }) });
      const headers = { "Content-Type": "application/json", "X-Hub-Signature-256": signed(body) };
      const answer = await page.request.post(whatsAppStatusPath(appId), { data: body, headers });
      expect(answer.status()).toBe(200);
    };
    await tell(aminah, "read");
    await tell(budiarti, "failed", 131026);
    await expect(card.getByRole("status")).toContainText("Terkirim 2, sampai 1, dibaca 1.");
    await expect(card.getByText("1 pesan belum sampai: nomornya tidak memakai WhatsApp.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Ibu Budiarti" })).toContainText("nomor salah");
    await expect(page.getByRole("listitem").filter({ hasText: "Ibu Dewi" })).toContainText(
      "belum ada nomor WhatsApp",
    );
    await expect(page.getByRole("status").filter({ hasText: /dari \d+ terkirim/ })).toHaveText(
      "2 dari 4 terkirim",
    );
    await expectAccessible(page, "the desk after WhatsApp messages");
  });
});
