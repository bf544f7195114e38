import { randomBytes } from "node:crypto";
import { whatsAppStatusPath } from "@janur/domain/integration/integration";
import { documentIdFromBytes } from "@janur/domain/id";
import { queuedSending, unsent } from "@janur/domain/guest/sending";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import {
  metaTemplate,
  startMetaServer,
  takenByMeta,
  type MetaFaults,
  type MetaServer,
} from "./meta-server.ts";
import { access, signed } from "./whatsapp-status.ts";
import { sendDelivery } from "../../../functions/src/notify/delivery/send-delivery.ts";
import { messageDocument } from "../../../functions/src/store/message-document.ts";
import { newMessage } from "../../../functions/src/notify/whatsapp/new-message.ts";
import { contactDocument, guestDocument } from "../../../functions/src/store/guest-document.ts";
import { newAccount, type Account } from "../accounts.ts";
import { inviteGuest, publishWedding, startProduct, type Product, type Wedding } from "../product.ts";

/* Messages wait in a distant future, so that nobody else who looks after due deliveries finds them. */
const distance = 10 * 365 * 86_400_000;
export const distantNow = () => Date.now() + distance;

export const storedMessage = async (id: string) => (await messageDocument(id).get()).data();
export const sendMessageNow = (id: string, laterMs = 0) =>
  sendDelivery(id, () => new Date(distantNow() + laterMs));

/**
 * A file's own server that speaks Meta's contract, the product that asks it,
 * and for each test a host with a published wedding. The queue of the suite is
 * not asked.
 */
export function useWhatsApp() {
  let server: MetaServer;
  let product: Product;
  let owner: Account;
  let wedding: Wedding;
  let earlier = 0;
  const says: Required<MetaFaults> = { sending: takenByMeta, asking: () => null };
  beforeAll(async () => {
    server = await startMetaServer(0, { sending: () => says.sending(), asking: () => says.asking() });
    vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
    vi.stubEnv("JANUR_WHATSAPP_URL", server.url);
    vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
    product = await startProduct();
  });
  beforeEach(async () => {
    earlier = server.calls.length;
    says.sending = takenByMeta;
    says.asking = () => null;
    // What an account connects counts for it.
    owner = await newAccount("Rani");
    wedding = await publishWedding(product, owner);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all([server.close(), product.close()]);
  });
  return {
    /** What Meta answers, within one test. */
    says,
    /** What Meta was asked within this test. */
    calls: () => server.calls.slice(earlier),
    get product() {
      return product;
    },
    get owner() {
      return owner;
    },
    get wedding() {
      return wedding;
    },
    connect: async (): Promise<string> => {
      const integration = { kind: "whatsApp" as const, ...access };
      return (
        await product.asHost("connectIntegration", { invitationId: wedding.invitationId, integration }, owner)
      ).appId;
    },
    /** A message that waits, to a guest with a number. */
    queued: async (appId: string, phone: string | null = "+6281234567890") => {
      const { guestId, token } = await inviteGuest(product, owner, wedding);
      await contactDocument(wedding.invitationId, guestId).set({ phone, email: null, address: "" });
      const id = documentIdFromBytes(randomBytes(20));
      const values = [{ kind: "guestName" as const }, { kind: "guestLink" as const }];
      const message = newMessage(
        { id: appId, invitationId: wedding.invitationId },
        { id, guestId, template: metaTemplate, values },
        new Date(distantNow()),
      );
      await messageDocument(id).create(message);
      const waiting = { id, channel: "whatsApp", run: "invitation", by: "Rani", at: new Date() } as const;
      await guestDocument(wedding.invitationId, guestId).update({ sending: queuedSending(unsent, waiting) });
      return { id, guestId, token, message };
    },
    /** Says something as Meta does. @returns the status of the answer */
    tell: async (appId: string, body: string, signature: string | null = signed(body)): Promise<number> => {
      const response = await fetch(product.origin + whatsAppStatusPath(appId), {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(signature === null ? {} : { "X-Hub-Signature-256": signature }),
        },
        body,
      });
      return response.status;
    },
  };
}
