import { randomUUID } from "node:crypto";
import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { usualSettings, type InvitationSettings } from "@janur/domain/invitation/settings";
import { starterContent, type StarterInput } from "@janur/domain/content/traditions/starter-content";
import * as z from "zod";
import { makeAccount, type HostAccount } from "./host-account.ts";
import { fetchInTime } from "./fetch-in-time.ts";

/** A host who works through the operations themselves, for tests whose subject is not their clicking. */
export interface HostApi {
  account: HostAccount;
  /** The result of an operation that must succeed. */
  call: (name: string, data: object) => Promise<unknown>;
}

/** An invitation and the address at which guests find it once it is published. */
export interface ShownInvitation {
  invitationId: string;
  slug: string;
}

const answered = z.object({ result: z.unknown() });
const created = z.object({ invitationId: z.string() });
const saved = z.object({ draftRevision: z.number() });
const guestSaved = z.object({ guestId: z.string() });
const links = z.object({ links: z.array(z.object({ path: z.string() })).length(1) });

const starter: StarterInput = {
  eventType: "wedding",
  language: "id",
  names: ["Ratri", "Bayu"],
  startAt: `${new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)}T04:00:00.000Z`,
  zone: "Asia/Jakarta",
  venue: "Pendopo Agung",
  city: "Yogyakarta",
};

/** @param name empty for an account that carries none */
export async function signUpByApi(baseURL: string | undefined, name?: string): Promise<HostApi> {
  if (baseURL === undefined) throw new Error("no base URL");
  const account = await makeAccount(name);
  return {
    account,
    call: async (operation, data) => {
      const answer = await fetchInTime(`${baseURL}/api/host/${operation}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${account.idToken}` },
        body: JSON.stringify({ data }),
      });
      const body: unknown = await answer.json();
      if (!answer.ok) throw new Error(`${operation} answered ${JSON.stringify(body)}`);
      return answered.parse(body).result;
    },
  };
}

/**
 * What the wizard leaves: a complete draft of a wedding in 60 days at 11.00, revision 1, that no guest sees.
 * @param answers what is answered otherwise
 */
export async function draftInvitation(
  host: HostApi,
  answers: Partial<StarterInput> = {},
): Promise<ShownInvitation> {
  const slug = `uji-${randomUUID().slice(0, 18)}`;
  const asked = { starter: { ...starter, ...answers }, slug };
  const { invitationId } = created.parse(await host.call("createInvitation", asked));
  return { invitationId, slug };
}

/** A published wedding in both languages, whose content `change` makes of the starter's. */
export async function showInvitation(
  host: HostApi,
  change: (content: Content) => Content = (content) => content,
): Promise<ShownInvitation> {
  const { invitationId, slug } = await draftInvitation(host);
  const content = change({ ...starterContent(starter), languages: ["id", "en"] });
  const { draftRevision } = saved.parse(await host.call("saveDraft", { invitationId, basedOn: 1, content }));
  await host.call("publishInvitation", { invitationId, revision: draftRevision });
  return { invitationId, slug };
}

/** Changes the draft that `showInvitation` has published, which guests do not see. */
export async function saveByApi(
  host: HostApi,
  { invitationId }: ShownInvitation,
  change: (content: Content) => Content,
  basedOn = 2,
): Promise<void> {
  const content = change({ ...starterContent(starter), languages: ["id", "en"] });
  await host.call("saveDraft", { invitationId, basedOn, content });
}

/** A guest on the list, of two seats; their id. */
export async function guestByApi(
  host: HostApi,
  { invitationId }: ShownInvitation,
  name: string,
  ceremonies: string[] | null = null,
): Promise<string> {
  const guest = {
    name,
    honorific: "Bapak",
    suffix: "",
    origin: "",
    group: "",
    seats: 2,
    note: "",
    ceremonies,
  };
  const contact = { phone: null, email: null };
  const { guestId } = guestSaved.parse(
    await host.call("saveGuest", { invitationId, guestId: null, guest, contact }),
  );
  return guestId;
}

/** The path of a new guest's personal link. */
export async function inviteByApi(
  host: HostApi,
  shown: ShownInvitation,
  name: string,
  ceremonies: string[] | null = null,
): Promise<string> {
  return linkByApi(host, shown, await guestByApi(host, shown, name, ceremonies));
}

/** The path of a guest's personal link. */
export async function linkByApi(
  host: HostApi,
  { invitationId }: ShownInvitation,
  guestId: string,
): Promise<string> {
  const made = links.parse(await host.call("guestLinks", { invitationId, guestIds: [guestId] }));
  return made.links[0]?.path ?? "";
}

export async function changeSettingsByApi(
  host: HostApi,
  { invitationId }: ShownInvitation,
  change: Partial<InvitationSettings>,
  password: string | null = null,
): Promise<void> {
  const settings = { ...usualSettings, ...change };
  await host.call("changeSettings", { invitationId, settings, password });
}

/** A dinner that only guests see whose list names it: `makan`, in a house of its own. */
export function withGatedDinner(content: Content): Content {
  const section = findSection(content, "ceremonies");
  const first = section?.ceremonies[0];
  if (section === undefined || first === undefined) throw new Error("the starter has no ceremony");
  const dinner = {
    ...first,
    id: "makan",
    name: { id: "Makan malam keluarga", en: "Family dinner" },
    venue: "Rumah Eyang",
    audience: "invited" as const,
  };
  return withSection(content, { ...section, ceremonies: [...section.ceremonies, dinner] });
}

/** What a guest without a personal link says on the page: a name and how many come. */
export async function answerByApi(
  baseURL: string | undefined,
  { invitationId, slug }: ShownInvitation,
  name: string,
  adults: number,
): Promise<void> {
  const ceremonies = { "ceremony-1": "yes" };
  const answer = { ceremonies, adults, children: 0, companions: [], note: "" };
  const call = {
    invitationId,
    slug,
    language: "id",
    token: null,
    name,
    basedOn: 0,
    key: randomUUID(),
    answer,
  };
  const response = await fetchInTime(`${baseURL ?? ""}/api/guest/submitRsvp`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: call }),
  });
  if (!response.ok) throw new Error(`submitRsvp answered ${await response.text()}`);
}

/** A wish of somebody without a personal link. */
export async function wishByApi(
  baseURL: string | undefined,
  { invitationId, slug }: ShownInvitation,
  name: string,
  text: string,
): Promise<void> {
  const call = { invitationId, slug, token: null, proof: "", key: randomUUID(), wish: { name, text } };
  const response = await fetchInTime(`${baseURL ?? ""}/api/guest/postWish`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: call }),
  });
  if (!response.ok) throw new Error(`postWish answered ${await response.text()}`);
}

/** What somebody without a personal link asks the family on the page. */
export async function askByApi(
  baseURL: string | undefined,
  { invitationId, slug }: ShownInvitation,
  name: string,
  text: string,
): Promise<void> {
  const id = randomUUID().replaceAll("-", "").slice(0, 20);
  const call = { invitationId, slug, token: null, thread: null, proof: "", name, id, text };
  const response = await fetchInTime(`${baseURL ?? ""}/api/guest/askHost`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: call }),
  });
  if (!response.ok) throw new Error(`askHost answered ${await response.text()}`);
}

/** What somebody tells us about a page, by its form. */
export async function reportByApi(
  baseURL: string | undefined,
  { invitationId, slug }: ShownInvitation,
  text: string,
): Promise<void> {
  const report = { reason: "scam", text, contact: "" };
  const response = await fetchInTime(`${baseURL ?? ""}/api/guest/reportInvitation`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Fastly-Client-IP": randomUUID() },
    body: JSON.stringify({ data: { invitationId, slug, report } }),
  });
  if (!response.ok) throw new Error(`reportInvitation answered ${await response.text()}`);
}

/** Shuts an account, or opens it again, as one of the staff does. */
export async function setClosedByApi(
  baseURL: string | undefined,
  admin: HostAccount,
  uid: string,
  isDisabled: boolean,
): Promise<void> {
  const answer = await fetchInTime(`${baseURL ?? ""}/api/staff/setUserDisabled`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${admin.idToken}` },
    body: JSON.stringify({ data: { uid, isDisabled } }),
  });
  if (!answer.ok)
    throw new Error(`setUserDisabled answered ${String(answer.status)}: ${await answer.text()}`);
}
