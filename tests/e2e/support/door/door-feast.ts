import type { Content } from "@janur/domain/content/content";
import type { GuestInput } from "@janur/domain/guest/guest";
import { doorLink, doorPath } from "@janur/domain/helper/pass";
import * as z from "zod";
import { doorPin, makeDoorPass } from "./door-pass.ts";
import { showInvitation, signUpByApi, type HostApi, type ShownInvitation } from "../host-api.ts";
import { weddingAhead } from "../published-wedding.ts";

const guestSaved = z.object({ guestId: z.string() });
const links = z.object({ links: z.array(z.object({ doorCode: z.string().nullable() })).length(1) });
const pictureRead = z.object({
  ceremonies: z.array(
    z.object({
      ceremony: z.object({ id: z.string() }),
      picture: z.object({ arrived: z.object({ invitations: z.number(), people: z.number() }) }),
    }),
  ),
});

interface Contact {
  phone: string | null;
  email: string | null;
}

/** A guest on the list, and the code by which they are let in. */
export interface DoorGuest {
  id: string;
  code: string;
}

/** A wedding of today, whose host works by the calls that their screens make. */
export interface DoorFeast {
  host: HostApi;
  shown: ShownInvitation;
  pin: string;
  invite: (guest: Partial<GuestInput>, contact?: Contact) => Promise<DoorGuest>;
  /** Records that so many of them come to the reception. */
  answer: (guest: DoorGuest, adults: number) => Promise<void>;
  /** A link to the door for somebody. */
  pass: (name: string) => Promise<{ passId: string; link: string; helperLink: string }>;
  revoke: (passId: string) => Promise<void>;
  /** How many doors there are. */
  ceremonies: () => Promise<number>;
  /** Who is in at the reception, as the family sees it. */
  arrived: () => Promise<{ invitations: number; people: number }>;
}

/**
 * @param change makes the feast of the starter's wedding
 * @param given a host; a new account where none is given
 */
export async function startFeast(
  baseURL: string | undefined,
  change: (starter: Content) => Content = () => weddingAhead(0),
  given?: HostApi,
): Promise<DoorFeast> {
  if (baseURL === undefined) throw new Error("no base URL");
  const host = given ?? (await signUpByApi(baseURL));
  const shown = await showInvitation(host, change);
  const { invitationId } = shown;
  const readPicture = async () =>
    pictureRead.parse(await host.call("doorPicture", { invitationId, known: "" })).ceremonies;
  return {
    host,
    shown,
    pin: doorPin,
    invite: async (wanted, contact = { phone: null, email: null }) => {
      const person = { honorific: "Bapak", name: "Hadi", suffix: "", origin: "", group: "" };
      const guest = { ...person, seats: 4, note: "", ...wanted };
      const { guestId } = guestSaved.parse(
        await host.call("saveGuest", { invitationId, guestId: null, guest, contact }),
      );
      const made = links.parse(await host.call("guestLinks", { invitationId, guestIds: [guestId] }));
      return { id: guestId, code: made.links[0]?.doorCode ?? "" };
    },
    answer: async ({ id: guestId }, adults) => {
      const said = { ceremonies: { resepsi: "yes" }, adults, children: 0, companions: [], note: "" };
      await host.call("recordAnswer", {
        invitationId,
        guestId,
        basedOn: 0,
        key: `key-${guestId}`,
        answer: said,
      });
    },
    pass: async (name) => {
      const { passId, token } = await makeDoorPass(host, invitationId, name);
      return { passId, link: `${baseURL}${doorLink(token)}`, helperLink: `${baseURL}/bantu#t=${token}` };
    },
    revoke: async (passId) => {
      await host.call("revokePass", { invitationId, passId });
    },
    ceremonies: async () => (await readPicture()).length,
    arrived: async () => {
      const ceremonies = await readPicture();
      const found = ceremonies.find(({ ceremony }) => ceremony.id === "resepsi");
      if (found === undefined) throw new Error(`no reception at ${doorPath}`);
      return found.picture.arrived;
    },
  };
}
