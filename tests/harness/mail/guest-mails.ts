import { randomBytes } from "node:crypto";
import { noContact, type GuestInput } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { sendingSamples } from "@janur/domain/sending/sending-samples";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { startMailServer, type MailServer } from "../../../tools/emulators/mail-server.ts";
import { handOverMail } from "../../../functions/src/notify/mail/hand-over-mail.ts";
import { newAccount, withVerifiedEmail, type Account } from "../accounts.ts";
import { stored } from "../documents.ts";
import { guestInput, publishWedding, startProduct, type Product, type Wedding } from "../product.ts";

export const newId = () => documentIdFromBytes(randomBytes(20));
export const newAddress = () => `${randomBytes(8).toString("hex")}@janur.test`;
export const clock = () => new Date();

export interface MailedGuest {
  id: string;
  email: string;
}

/**
 * A mail server of a file's own, so that a test says how it answers, and a host with a published wedding whose
 * guests are reached by e-mail. The queue of the suite is not asked.
 */
export function useGuestMails() {
  let product: Product;
  let server: MailServer;
  let owner: Account;
  let wedding: Wedding;
  const says = { refuse: (_address: string): number | null => null };
  beforeAll(async () => {
    server = await startMailServer({ smtp: 0, inbox: 0 }, { refuse: (address) => says.refuse(address) });
    vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(server.smtpPort)}`);
    vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
    product = await startProduct();
    owner = await withVerifiedEmail(await newAccount("Rani"));
    wedding = await publishWedding(product, owner);
  });
  beforeEach(() => {
    says.refuse = () => null;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all([product.close(), server.close()]);
  });

  const sendingOf = async (guestId: string, at = wedding) =>
    (await stored.guest(at.invitationId, guestId))?.sending;
  const mailOf = async (guestId: string, at = wedding) => (await sendingOf(guestId, at))?.dispatch?.id ?? "";
  const arrivedAt = (email: string) => server.received.filter(({ to }) => to.includes(email));
  /** @param guestId of who is on the list already */
  const saveGuest = async (
    change: Partial<GuestInput>,
    email: string | null,
    { at = wedding, guestId = null }: { at?: Wedding; guestId?: string | null } = {},
  ): Promise<MailedGuest> => {
    const guest = { ...guestInput, channel: "email" as const, ...change };
    const contact = { ...noContact, email };
    const input = { invitationId: at.invitationId, guestId, guest, contact };
    return { id: (await product.asHost("saveGuest", input, owner)).guestId, email: email ?? "" };
  };
  const addGuest = (change: Partial<GuestInput> = {}, email: string | null = newAddress(), at = wedding) =>
    saveGuest(change, email, { at });
  const sending = (guestIds: string[], change: object = {}) => ({
    invitationId: wedding.invitationId,
    sendingId: newId(),
    guestIds,
    run: "invitation" as const,
    language: "id" as const,
    subject: "Undangan {acara}",
    text: sendingSamples.invitation.formal.id,
    takesReplies: false,
    ...change,
  });

  return {
    /** What the mail server answers, within one test. */
    says,
    get product() {
      return product;
    },
    get owner() {
      return owner;
    },
    get wedding() {
      return wedding;
    },
    sendingOf,
    mailOf,
    arrivedAt,
    addGuest,
    /** Gives a guest another address. */
    moveGuest: (guestId: string) => saveGuest({}, newAddress(), { guestId }),
    sending,
    /** A guest whose mail has arrived, and the address by which they end such mails. */
    mailedGuest: async (): Promise<MailedGuest & { unsubscribe: string }> => {
      const guest = await addGuest();
      await product.asHost("sendMails", sending([guest.id]), owner);
      await handOverMail(await mailOf(guest.id), clock);
      const line =
        arrivedAt(guest.email)[0]?.headerLines.find((one) => one.startsWith("List-Unsubscribe:")) ?? "";
      const { pathname, search } = new URL(/<(.+)>/.exec(line)?.[1] ?? "");
      return { ...guest, unsubscribe: `${pathname}${search}` };
    },
  };
}
