import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import { metaNumber } from "../../harness/whatsapp/meta-server.ts";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const secrets = { token: `EAAJB${"r".repeat(60)}`, appSecret: "fedcba9876543210".repeat(2) };

test("a WhatsApp number is connected, proves its address, sends a test that arrives, and is cut; its secrets never come back @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    // What was asked for is read; a page that leaves in the middle has heard nothing.
    if (response.url().includes("/api/host/")) answers.push(response.text().catch(() => ""));
  });
  await page.goto(`/apps?open=whatsApp&invitation=${invitationId}`);
  const drawer = page.getByRole("dialog", { name: "WhatsApp Cloud API" });
  await drawer.getByLabel("ID nomor telepon").fill(metaNumber.phoneNumberId);
  await drawer.getByLabel("ID akun WhatsApp Business").fill(metaNumber.businessAccountId);
  await drawer.getByRole("textbox", { name: "Token akses" }).fill(secrets.token);
  await drawer.getByRole("textbox", { name: "Rahasia aplikasi" }).fill(secrets.appSecret);
  const verifyToken = await drawer.getByLabel("Token verifikasi").inputValue();
  await drawer.getByRole("button", { name: "Hubungkan nomor ini" }).click();
  await expect(drawer.getByText("Rani & Dimas · +62 812-0000-1111")).toBeVisible();
  const news = await drawer.getByLabel("Alamat kabar").inputValue();

  await test.step("Meta asks whether the address is ours", async () => {
    await expect(drawer.getByText("Meta belum memeriksa alamat ini.")).toBeVisible();
    const question = { "hub.mode": "subscribe", "hub.verify_token": verifyToken, "hub.challenge": "4711" };
    const answer = await page.request.get(news, { params: question });
    expect(await answer.text()).toBe("4711");
    await expect(drawer.getByText("Alamat ini diperiksa Meta pada")).toBeVisible();
  });

  await test.step("it can be tested, and a test message be sent whose way shows", async () => {
    await drawer.getByRole("button", { name: "Uji sekarang" }).click();
    await expect(drawer.getByText("Meta mengenali nomor ini.")).toBeVisible();
    await drawer.getByLabel("Nomor WhatsApp Anda").fill("0812 9999 0000");
    await drawer.getByRole("button", { name: "Kirim pesan uji" }).click();
    await expect(drawer.getByText("Diterima Meta. Periksa WhatsApp Anda.")).toBeVisible();
    const message = drawer
      .getByRole("region", { name: "Pesan terakhir" })
      .getByRole("listitem")
      .filter({ hasText: "Uji: undangan_nikah" });
    await expect(message).toContainText("Diterima Meta");
    await expectAccessible(page, "a connected WhatsApp number");
  });

  await test.step("news without the app's secret are refused", async () => {
    const body = JSON.stringify({ object: "whatsapp_business_account", entry: [] });
    const sign = (secret: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    const tell = async (signature: string) =>
      (
        await page.request.post(news, {
          data: body,
          headers: { "Content-Type": "application/json", "X-Hub-Signature-256": signature },
        })
      ).status();
    expect(await tell(sign("0".repeat(32)))).toBe(403);
    expect(await tell(sign(secrets.appSecret))).toBe(200);
  });

  await test.step("nothing secret comes back, after a reload neither", async () => {
    await page.reload();
    await expect(drawer.getByText("Rani & Dimas · +62 812-0000-1111")).toBeVisible();
    await expect(drawer.getByRole("textbox", { name: "Token akses" })).toBeHidden();
    const kept = await page.evaluate(() => [
      document.documentElement.outerHTML,
      ...Array.from({ length: localStorage.length }, (_, at) =>
        localStorage.getItem(localStorage.key(at) ?? ""),
      ),
    ]);
    const seen = JSON.stringify([kept, await Promise.all(answers)]);
    expect(answers.length).toBeGreaterThan(2);
    for (const secret of [secrets.token, secrets.appSecret, verifyToken]) expect(seen).not.toContain(secret);
  });

  await test.step("it is cut", async () => {
    await drawer.getByRole("button", { name: "Putuskan" }).click();
    await drawer.getByRole("button", { name: "Ya, putuskan" }).click();
    await expect(drawer.getByRole("button", { name: "Hubungkan nomor ini" })).toBeVisible();
    expect((await page.request.get(news)).status()).toBe(403);
  });
});
