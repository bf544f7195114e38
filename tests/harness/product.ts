import { randomBytes } from "node:crypto";
import { hostCallables, type HostCallables } from "@janur/domain/contracts/callables";
import { staffCallables, type StaffCallables } from "@janur/domain/contracts/staff-callables";
import { guestCallables, type GuestCallables } from "@janur/domain/contracts/guest-callables";
import { withSection, type Content } from "@janur/domain/content/content";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { emptyGuest, type GuestInput } from "@janur/domain/guest/guest";
import { isShortToken, parseGuestToken } from "@janur/domain/guest/guest-token";
import { verifyGuestToken } from "../../functions/src/platform/secrets/guest-token.ts";
import type { Section } from "@janur/domain/content/section";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import type * as z from "zod";
import { apps, eventPage, guest, host, media, staff } from "../../functions/src/services.ts";
import type { Account } from "./accounts.ts";
import { callOperation, type Answer } from "./call.ts";
import { serveFunctions } from "./serve.ts";
import { tokenIn } from "../../tools/smoke/token-in.ts";

type HostName = keyof HostCallables;
type GuestName = keyof GuestCallables;
type StaffName = keyof StaffCallables;
type StaffInput<N extends StaffName> = z.input<StaffCallables[N]["input"]>;
type StaffOutput<N extends StaffName> = z.output<StaffCallables[N]["output"]>;
type HostInput<N extends HostName> = z.input<HostCallables[N]["input"]>;
type HostOutput<N extends HostName> = z.output<HostCallables[N]["output"]>;
type GuestCallInput<N extends GuestName> = z.input<GuestCallables[N]["input"]>;
type GuestCallOutput<N extends GuestName> = z.output<GuestCallables[N]["output"]>;

/** The functions behind HTTP, called as browsers call them. */
export interface Product {
  origin: string;
  close: () => Promise<void>;
  /** Calls with anything at all. */
  callHost: (name: string, data: unknown, caller: Account | null) => Promise<Answer>;
  callStaff: (name: string, data: unknown, caller: Account | null) => Promise<Answer>;
  callGuest: (name: string, data: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Calls that must succeed; the answer is parsed. */
  asHost: <N extends HostName>(name: N, input: HostInput<N>, caller: Account) => Promise<HostOutput<N>>;
  asStaff: <N extends StaffName>(name: N, input: StaffInput<N>, caller: Account) => Promise<StaffOutput<N>>;
  asGuest: <N extends GuestName>(name: N, input: GuestCallInput<N>) => Promise<GuestCallOutput<N>>;
}

export async function startProduct(): Promise<Product> {
  const { origin, close } = await serveFunctions({
    "/event/": eventPage,
    "/cek": eventPage,
    "/bantu": eventPage,
    "/layar": eventPage,
    "/media/": media,
    "/api/guest/": guest,
    "/api/host/": host,
    "/api/staff/": staff,
    "/api/apps/": apps,
  });
  const callHost: Product["callHost"] = (name, data, caller) =>
    signedIn(`${origin}/api/host/${name}`, data, caller);
  const callStaff: Product["callStaff"] = (name, data, caller) =>
    signedIn(`${origin}/api/staff/${name}`, data, caller);
  const callGuest: Product["callGuest"] = (name, data, headers = {}) =>
    callOperation(`${origin}/api/guest/${name}`, data, { headers });
  return {
    origin,
    close,
    callHost,
    callStaff,
    callGuest,
    asHost: async (name, input, caller) => {
      const answer = succeeded(name, await callHost(name, input, caller));

      return hostCallables[name].output.parse(answer.result) as HostOutput<typeof name>;
    },
    asStaff: async (name, input, caller) => {
      const answer = succeeded(name, await callStaff(name, input, caller));

      return staffCallables[name].output.parse(answer.result) as StaffOutput<typeof name>;
    },
    asGuest: async (name, input) => {
      const answer = succeeded(name, await callGuest(name, input, freshSender()));

      return guestCallables[name].output.parse(answer.result) as GuestCallOutput<typeof name>;
    },
  };
}

function succeeded(name: string, answer: Answer): Answer {
  if (answer.refusal !== null) throw new Error(`${name} was refused: ${answer.text}`);
  return answer;
}

/** Headers of a sender that nobody else is. */
export function freshSender(): Record<string, string> {
  return { "Fastly-Client-IP": `sender-${randomBytes(8).toString("hex")}` };
}

/** A slug that no other test uses. */
export function newSlug(): string {
  return `t-${randomBytes(8).toString("hex")}`;
}

/** A key of one attempt. */
export function newKey(): string {
  return randomBytes(16).toString("base64url");
}

export const starter = {
  eventType: "wedding",
  language: "id",
  names: ["Rani", "Dimas"],
  startAt: "2030-12-14T03:00:00.000Z",
  zone: "Asia/Jakarta",
  venue: "Gedung Wana Bakti",
  city: "Bandung",
} satisfies StarterInput;

/** The wedding of the fixtures without a deadline, so that tests do not age, and with other sections in place of its own. */
export function openWedding(...changes: Section[]): Content {
  const open = weddingContent.sections.map((section) =>
    section.type === "rsvp" ? { ...section, deadlineAt: null } : section,
  );
  return changes.reduce(withSection, { ...weddingContent, sections: open });
}

export interface Wedding {
  invitationId: string;
  slug: string;
  revision: number;
}

/** A draft of `content` that this host has made. */
export async function draftWedding(
  product: Product,
  owner: Account,
  content = openWedding(),
): Promise<Wedding> {
  const { invitationId, slug } = await product.asHost(
    "createInvitation",
    { starter, slug: newSlug() },
    owner,
  );
  const { draftRevision } = await product.asHost("saveDraft", { invitationId, basedOn: 1, content }, owner);
  return { invitationId, slug, revision: draftRevision };
}

export async function publishWedding(
  product: Product,
  owner: Account,
  content = openWedding(),
): Promise<Wedding> {
  const wedding = await draftWedding(product, owner, content);
  const { invitationId, revision } = wedding;
  await product.asHost("publishInvitation", { invitationId, revision }, owner);
  return wedding;
}

export const guestInput: GuestInput = {
  ...emptyGuest,
  name: "Hadi Wiranto",
  honorific: "Bapak",
  suffix: "& Keluarga",
  group: "Keluarga",
  seats: 4,
};

export interface InvitedGuest {
  guestId: string;
  token: string;
}

/** A guest on the list, with the token of the personal link. */
export async function inviteGuest(
  product: Product,
  owner: Account,
  { invitationId }: Wedding,
  change: Partial<GuestInput> = {},
): Promise<InvitedGuest> {
  const contact = { phone: null, email: null };
  const input = { invitationId, guestId: null, guest: { ...guestInput, ...change }, contact };
  const { guestId } = await product.asHost("saveGuest", input, owner);
  const { links } = await product.asHost("guestLinks", { invitationId, guestIds: [guestId] }, owner);
  return { guestId, token: tokenOf(links[0]?.path ?? "") };
}

/** Whose link a token is. */
export function guestIdOf({ invitationId }: Pick<Wedding, "invitationId">, token: string): string {
  const link = verifyGuestToken(invitationId, token);
  if (link === null) throw new Error("the token is no guest's");
  return link.guestId;
}

/** The token in a personal link. */
export function tokenOf(path: string): string {
  const token = tokenIn(path);
  if (!isShortToken(token) && parseGuestToken(token) === null) throw new Error(`no token in ${path}`);
  return token;
}

/**
 * Beside an emulator, and only there, the library looks a token up over the network, and takes an answer that did not
 * come for a token that is not valid: what is not valid is so when asked again.
 */
async function signedIn(url: string, data: unknown, caller: Account | null): Promise<Answer> {
  const options = { idToken: caller?.idToken };
  const answer = await callOperation(url, data, options);
  return answer.refusal === "UNAUTHENTICATED" && caller !== null ? callOperation(url, data, options) : answer;
}
