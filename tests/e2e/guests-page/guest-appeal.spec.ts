import { guestChatId } from "@janur/domain/chat/chat";
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "../support/axe.ts";
import { guestByApi, linkByApi, showInvitation, signUpByApi } from "../support/host-api.ts";
import { signedInAdmin } from "../support/signed-in-host.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

const asked = z.object({ data: z.object({ id: z.string() }) });

test("a guest whose message was hidden says once what speaks against it, and the staff reads it @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signUpByApi(baseURL, "Ratri");
  const shown = await showInvitation(host);
  const name = `Hadi ${shown.slug.slice(-6)}`;
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const guest = await phone.newPage();
  const guestId = await guestByApi(host, shown, name);
  const link = await linkByApi(host, shown, guestId);
  await guest.goto(link);
  await guest.getByRole("button", { name: "Tanya tuan rumah" }).click();
  await guest.getByLabel("Pertanyaan").fill("Bait lagu yang terdengar kasar.");
  const [request] = await Promise.all([
    guest.waitForRequest("**/api/guest/askHost"),
    guest.getByRole("button", { name: "Kirim pertanyaan" }).click(),
  ]);
  await expect(guest.getByText("Terkirim. Jawaban keluarga muncul di sini.")).toBeVisible();
  const { id: messageId } = asked.parse(request.postDataJSON()).data;
  const chatId = guestChatId(shown.invitationId, guestId);
  await host.call("reportMessage", { chatId, messageId, report: { reason: "offensive", text: "" } });

  await signedInAdmin(page, baseURL);
  await page.goto("/users/reports");
  const report = page.getByRole("article", { name: `Pesan dari Bapak ${name}` });
  await report.getByRole("button", { name: "Sembunyikan pesan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sembunyikan pesan" }).click();
  await expect(report).toBeHidden();

  await guest.reload();
  await guest.getByRole("button", { name: "Tanya tuan rumah" }).click();
  await expect(guest.getByText("Pesan ini disembunyikan oleh tim Janur.")).toBeVisible();
  const [form] = await Promise.all([
    guest.waitForEvent("popup"),
    guest.getByRole("button", { name: "Sampaikan keberatan" }).click(),
  ]);
  await form.getByLabel("Keberatan Anda").fill("Itu bait lagu kesukaan kami.");
  await expectAccessible(form, "a guest's appeal");
  await form.getByRole("button", { name: "Kirim keberatan" }).click();
  await expect(form.getByText("Keberatan Anda sudah sampai ke tim Janur.")).toBeVisible();
  expect(form.url()).not.toContain(tokenIn(link));

  await page.reload();
  await expect(report.getByText("Itu bait lagu kesukaan kami.")).toBeVisible();
  await phone.close();
});
