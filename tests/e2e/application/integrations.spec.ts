import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { readSheet } from "read-excel-file/node";
import { expectAccessible } from "../support/axe.ts";
import { answerByApi, draftInvitation, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a calendar reads the address that a host made, until they revoke it @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await page.goto("/apps");
  await expect(page.getByRole("link", { name: "Integrasi", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectAccessible(page, "connections");
  await page.getByRole("button", { name: "Hubungkan Kalender" }).click();
  const drawer = page.getByRole("dialog", { name: "Kalender" });
  await drawer.getByRole("button", { name: "Buat alamat kalender" }).click();
  const address = await drawer.getByLabel("Alamat kalender").inputValue();
  await expect(drawer.getByText("Belum dibaca kalender mana pun.")).toBeVisible();
  await expectAccessible(page, "address of a calendar");

  const calendar = await page.request.get(address);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain(`${invitationId}-ceremony-1@janur`);
  await expect(drawer.getByText("Terakhir dibaca kalender pada")).toBeVisible();
  await drawer.getByRole("button", { name: "Uji sekarang" }).click();
  await expect(drawer.getByText("Jumlah acara di alamat ini: 1.")).toBeVisible();

  await page.reload();
  await expect(drawer.getByText("Terhubung sejak")).toBeVisible();
  await expect(drawer.getByLabel("Alamat kalender")).toBeHidden();
  await drawer.getByRole("button", { name: "Putuskan" }).click();
  await drawer.getByRole("button", { name: "Ya, putuskan" }).click();
  await expect(drawer.getByRole("button", { name: "Buat alamat kalender" })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  // Of a number whose secrets are no secrets nothing is sent; one that Meta does not know is not kept.
  await page.goto(`/apps?open=whatsApp&invitation=${invitationId}`);
  const number = page.getByRole("dialog", { name: "WhatsApp Cloud API" });
  await number.getByRole("button", { name: "Hubungkan nomor ini" }).click();
  await expect(number.getByText("Rahasia aplikasi terdiri dari 32")).toBeVisible();
  await number.getByLabel("ID nomor telepon").fill("100000000000000");
  await number.getByLabel("ID akun WhatsApp Business").fill("102290129340398");
  await number.getByRole("textbox", { name: "Token akses" }).fill(`EAAJB${"x".repeat(60)}`);
  await number.getByRole("textbox", { name: "Rahasia aplikasi" }).fill("0123456789abcdef".repeat(2));
  await expectAccessible(page, "WhatsApp");
  await number.getByRole("button", { name: "Hubungkan nomor ini" }).click();
  await expect(number.getByText("Meta menolak data ini.")).toBeVisible();
  await expect(number.getByLabel("ID nomor telepon")).toHaveValue("100000000000000");

  // A server that does not answer is not kept, and what was typed stays.
  await page.goto("/apps?open=smtp");
  const server = page.getByRole("dialog", { name: "Server e-mail sendiri" });
  await server.getByRole("button", { name: "Hubungkan server" }).click();
  await expect(server.getByText("Tuliskan nama server")).toBeVisible();
  await server.getByLabel("Nama pengirim").fill("Ratri Ayu");
  await server.getByLabel("Alamat e-mail pengirim").fill("ratri@keluarga.test");
  await server.getByLabel("Server SMTP").fill("127.0.0.1");
  await server.getByLabel("Port").fill("9");
  await server.getByLabel("Nama pengguna").fill("ratri");
  await server.getByRole("textbox", { name: "Kata sandi" }).fill("rahasia sekali");
  await server.getByRole("button", { name: "Hubungkan server" }).click();
  await expect(server.getByText("Server di alamat ini belum bisa dihubungi.")).toBeVisible();
  await expect(server.getByLabel("Nama pengguna")).toHaveValue("ratri");
  await expectAccessible(page, "mail server");
});

/** Another program on this machine, which takes everything it is told. */
async function startReceiver() {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer.status).end("terima kasih");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the receiver has no port");
  return {
    heard,
    answer,
    url: `http://127.0.0.1:${String(address.port)}/janur`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("a webhook is connected, tested, told of an answer, given another key and cut; the guests come along as a file @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const receiver = await startReceiver();
  const signatureOf = (secret: string) => {
    const { headers, body } = receiver.heard.at(-1) ?? { headers: {}, body: "" };
    const text = `${String(headers["janur-timestamp"])}.${body}`;
    return `v1=${createHmac("sha256", secret).update(text).digest("hex")}`;
  };
  const signature = () => receiver.heard.at(-1)?.headers["janur-signature"];
  try {
    const shown = await showInvitation(await signedInHost(page, baseURL));
    await page.goto("/apps");
    await page.getByRole("button", { name: "Hubungkan Webhook" }).click();
    const drawer = page.getByRole("dialog", { name: "Webhook" });
    await drawer.getByLabel("Alamat penerima").fill("http://10.0.0.1/rahasia");
    await expectAccessible(page, "new webhook");
    const first = await drawer.getByLabel("Kunci tanda tangan").inputValue();
    await drawer.getByRole("button", { name: "Hubungkan alamat ini" }).click();
    await expect(drawer.getByText("Alamat ini tidak bisa dihubungi dari Janur")).toBeVisible();
    await drawer.getByLabel("Alamat penerima").fill(receiver.url);
    await drawer.getByRole("button", { name: "Hubungkan alamat ini" }).click();
    const webhook = drawer.getByRole("region", { name: receiver.url });
    await expect(webhook.getByText(`••••${first.slice(-4)}`)).toBeVisible();

    await webhook.getByRole("button", { name: "Uji sekarang" }).click();
    await expect(webhook.getByText("Kabar uji diterima dengan baik.")).toBeVisible();
    expect(signature()).toBe(signatureOf(first));
    const deliveries = webhook.getByRole("region", { name: "Kiriman terakhir" });
    await expect(deliveries.getByRole("listitem").filter({ hasText: "Uji: 1" })).toContainText("Diterima");

    // What did not arrive is sent again once the receiver is put right, and the bad news of the test is over.
    receiver.answer.status = 500;
    await webhook.getByRole("button", { name: "Uji sekarang" }).click();
    await expect(webhook.getByText("Penerima menjawab dengan kode 500.")).toBeVisible();
    receiver.answer.status = 200;
    await deliveries.getByRole("listitem").filter({ hasText: "HTTP 500" }).getByRole("button").click();
    await expect(webhook.getByText(/^Berjalan baik\./)).toBeVisible();
    await expect(webhook.getByText("Penerima menjawab dengan kode 500.")).toBeHidden();

    await answerByApi(baseURL, shown, "Budi Santoso", 2);
    const told = deliveries.getByRole("listitem").filter({ hasText: "Jawaban tamu: 1" });
    await expect(told).toContainText("Diterima", { timeout: 60_000 });
    await expect(told).toContainText("terima kasih");
    expect(receiver.heard.at(-1)?.body).toContain("Budi Santoso");
    await expectAccessible(page, "webhook with deliveries");

    await webhook.getByRole("button", { name: "Ganti kunci" }).click();
    const second = await webhook.getByLabel("Kunci baru").inputValue();
    await webhook.getByRole("button", { name: "Pakai kunci baru" }).click();
    await expect(webhook.getByText(`••••${second.slice(-4)}`)).toBeVisible();
    const before = receiver.heard.length;
    await webhook.getByRole("button", { name: "Uji sekarang" }).click();
    await expect.poll(() => receiver.heard.length).toBe(before + 1);
    expect(signature()).toBe(`${signatureOf(second)},${signatureOf(first)}`);

    // Told also where the connection is seen to be gone before the answer is there.
    await page.route("**/api/host/disconnectIntegration", async (route) => {
      const response = await route.fetch();
      await expect(webhook).toBeHidden();
      await route.fulfill({ response });
    });
    await webhook.getByRole("button", { name: "Putuskan" }).click();
    await webhook.getByRole("button", { name: "Ya, putuskan" }).click();
    await expect(webhook).toBeHidden();
    await expect(page.getByText("Integrasi sudah diputus.")).toBeVisible();

    // Their guests come along as a file, which another library reads.
    await page.goto(`/apps?open=spreadsheet&invitation=${shown.invitationId}`);
    const spreadsheet = page.getByRole("dialog", { name: "Lembar kerja" });
    const coming = page.waitForEvent("download");
    await spreadsheet.getByRole("button", { name: "Unduh Excel (.xlsx)" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/-tamu-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const rows = await readSheet(await file.path());
    expect(rows.flat()).toEqual(expect.arrayContaining(["Nama", "Budi Santoso", "Hadir"]));
    await expect(spreadsheet.getByText("Berkas sudah diunduh.")).toBeVisible();
    await expectAccessible(page, "spreadsheet");
  } finally {
    receiver.close();
  }
});
