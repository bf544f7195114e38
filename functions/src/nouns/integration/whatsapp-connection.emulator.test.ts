import { createHmac } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { describe, expect, test } from "vitest";
import { metaError, metaTemplate } from "../../../../tests/harness/whatsapp/meta-server.ts";
import { db } from "../../platform/google/firestore.ts";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { access } from "../../../../tests/harness/whatsapp/whatsapp-status.ts";
import { useWhatsApp } from "../../../../tests/harness/whatsapp/whatsapp.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";

const whatsApp = useWhatsApp();

describe("a WhatsApp connection", () => {
  test("is made once Meta knows number and account; nothing secret lies open or comes back", async () => {
    const appId = await whatsApp.connect();
    const integration = (await integrationDocument(appId).get()).data();
    expect(integration).toMatchObject({
      kind: "whatsApp",
      displayNumber: "+62 812-0000-1111",
      verifiedName: "Rani & Dimas",
      verifiedAt: null,
      health: "good",
    });
    const proof = createHmac("sha256", access.appSecret).update(access.token).digest("hex");
    for (const { url, authorization } of whatsApp.calls()) {
      expect(authorization).toBe(`Bearer ${access.token}`);
      expect(url.searchParams.get("appsecret_proof")).toBe(proof);
    }
    const secrets = await db()
      .doc(paths.secret(`app-${appId}`))
      .get();
    for (const secret of [access.token, access.appSecret, access.verifyToken])
      expect(JSON.stringify([integration, secrets.data()])).not.toContain(secret);
    expect(await whatsApp.product.asHost("testIntegration", { appId }, whatsApp.owner)).toEqual({
      kind: "whatsApp",
      problem: null,
    });
    expect(await whatsApp.connect()).toBe(appId);
  });

  test.each([
    [401, 190, "integration/meta-refused"],
    [400, 100, "integration/meta-refused"],
    [500, 131000, "integration/meta-unreachable"],
    [429, 4, "integration/meta-unreachable"],
  ] as const)("is not made where Meta answers %d with code %d", async (status, code, refusal) => {
    whatsApp.says.asking = () => metaError(status, code);
    const integration = { kind: "whatsApp", ...access };
    const answer = await whatsApp.product.callHost(
      "connectIntegration",
      { invitationId: whatsApp.wedding.invitationId, integration },
      whatsApp.owner,
    );
    expect(answer.refusal).toBe(refusal);
    expect(answer.text).not.toContain("not to be shown");
    expect(
      await db().collection(paths.apps()).where("invitationId", "==", whatsApp.wedding.invitationId).get(),
    ).toHaveProperty("empty", true);
  });

  test("lists approved templates that need texts alone", async () => {
    const appId = await whatsApp.connect();
    const { templates: found } = await whatsApp.product.asHost(
      "listMessageTemplates",
      { appId },
      whatsApp.owner,
    );
    expect(found).toEqual([{ ...metaTemplate, body: "Yth. {{1}}, undangan: {{2}}", values: 2 }]);
    const stranger = await newAccount("Orang lain");
    expect((await whatsApp.product.callHost("listMessageTemplates", { appId }, stranger)).refusal).toBe(
      "integration/not-found",
    );
    const usher = await newAccount("Penerima");
    await joinTeam(whatsApp.wedding.invitationId, usher.uid, "usher");
    const test = { appId, to: "+6281234567890", template: metaTemplate, values: 0 };
    expect((await whatsApp.product.callHost("sendTestMessage", test, usher)).refusal).toBe(
      "team/not-allowed",
    );
  });

  test("sends a test at once and keeps no number", async () => {
    const appId = await whatsApp.connect();
    const input = { appId, to: "+6281299990000", template: metaTemplate, values: 2 };
    expect(await whatsApp.product.asHost("sendTestMessage", input, whatsApp.owner)).toEqual({
      state: "accepted",
      problem: null,
    });
    expect(whatsApp.calls().at(-1)?.body).toMatchObject({
      messaging_product: "whatsapp",
      to: "6281299990000",
      type: "template",
      template: {
        name: metaTemplate.name,
        language: { code: "id" },
        components: [
          {
            type: "body",
            parameters: [
              { type: "text", text: "(1)" },
              { type: "text", text: "(2)" },
            ],
          },
        ],
      },
    });
    const all = await db().collection(paths.deliveries()).where("appId", "==", appId).get();
    expect(JSON.stringify(all.docs.map((document) => document.data()))).not.toContain("99990000");
    whatsApp.says.sending = () => metaError(400, 132001);
    expect(await whatsApp.product.asHost("sendTestMessage", input, whatsApp.owner)).toEqual({
      state: "failed",
      problem: "template-missing",
    });
    // A test is over with its first attempt, whatever it was.
    whatsApp.says.sending = () => metaError(500, 131000);
    expect(await whatsApp.product.asHost("sendTestMessage", input, whatsApp.owner)).toMatchObject({
      state: "failed",
    });
  });
});
