import { randomUUID } from "node:crypto";
import { findSection, withSection, type Content } from "@janur/domain/content";
import { usualSettings, type InvitationSettings } from "@janur/domain/settings";
import { starterContent, type StarterInput } from "@janur/domain/starter-content";
import * as z from "zod";

/** A host who works through the operations themselves, for tests of the guests' side. */
export interface HostApi {
  /** The result of an operation that must succeed. */
  call: (name: string, data: object) => Promise<unknown>;
}

/** An invitation that guests can open. */
export interface ShownInvitation {
  invitationId: string;
  slug: string;
}

const signedUp = z.object({ idToken: z.string() });
const answered = z.object({ result: z.unknown() });
const created = z.object({ invitationId: z.string() });
const saved = z.object({ draftRevision: z.number() });
const guestSaved = z.object({ guestId: z.string() });
const links = z.object({ links: z.array(z.object({ path: z.string() })).length(1) });

const starter: StarterInput = {
  eventType: "wedding",
  language: "id",
  names: ["Ratri", "Bayu"],
  startAt: new Date(Date.now() + 60 * 86_400_000).toISOString(),
  zone: "Asia/Jakarta",
  venue: "Pendopo Agung",
  city: "Yogyakarta",
};

export async function signUpByApi(baseURL: string): Promise<HostApi> {
  const auth = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
  const response = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: `host-${randomUUID()}@janur.test`,
      password: "janur-uji-123",
      displayName: "Ratri Ayu",
      returnSecureToken: true,
    }),
  });
  const { idToken } = signedUp.parse(await response.json());
  return {
    call: async (name, data) => {
      const answer = await fetch(`${baseURL}/api/host/${name}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ data }),
      });
      const body: unknown = await answer.json();
      if (!answer.ok) throw new Error(`${name} answered ${JSON.stringify(body)}`);
      return answered.parse(body).result;
    },
  };
}

/** A published wedding in both languages, whose content `change` makes of the starter's. */
export async function showInvitation(
  host: HostApi,
  change: (content: Content) => Content = (content) => content,
): Promise<ShownInvitation> {
  const slug = `uji-${randomUUID().slice(0, 18)}`;
  const { invitationId } = created.parse(await host.call("createInvitation", { starter, slug }));
  const content = change({ ...starterContent(starter), languages: ["id", "en"] });
  const { draftRevision } = saved.parse(await host.call("saveDraft", { invitationId, basedOn: 1, content }));
  await host.call("publishInvitation", { invitationId, revision: draftRevision });
  return { invitationId, slug };
}

/** The path of a guest's personal link. */
export async function inviteByApi(
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
