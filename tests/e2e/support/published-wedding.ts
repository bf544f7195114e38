import { withSection, type Content } from "@janur/domain/content/content";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import type { GuestInput } from "@janur/domain/guest/guest";
import type { Section } from "@janur/domain/content/section";
import type { InvitationSettings } from "@janur/domain/invitation/settings";
import * as z from "zod";
import { changeSettingsByApi, showInvitation, signUpByApi } from "./host-api.ts";

/** A published wedding whose host works by the calls that their screens make: for tests that look at the guests' page alone. */
export interface PublishedWedding {
  slug: string;
  /** Invites somebody. @returns the whole personal address */
  invite: (guest?: Partial<GuestInput>) => Promise<string>;
  /** Invites somebody. @returns the whole personal address, and what makes another or none of it */
  inviteOn: (guest?: Partial<GuestInput>) => Promise<{
    link: string;
    revoke: () => Promise<void>;
    rotate: () => Promise<string>;
  }>;
  changeSettings: (settings: Partial<InvitationSettings>) => Promise<void>;
  announce: (change: "postpone" | "cancel") => Promise<void>;
}

const guestSaved = z.object({ guestId: z.string() });
const links = z.object({ links: z.array(z.object({ path: z.string() })).length(1) });

/** The wedding of the fixtures, so many days from now and open for answers. */
export function weddingAhead(days: number, ...changes: Section[]): Content {
  const dayMs = 86_400_000;
  const today = Math.floor((Date.now() - Date.parse("2026-12-12T00:00:00Z")) / dayMs);
  const shifted = (instant: string | null) =>
    instant === null ? null : new Date(Date.parse(instant) + (today + days) * dayMs).toISOString();
  const sections = weddingContent.sections.map((section): Section => {
    if (section.type === "rsvp") return { ...section, deadlineAt: null };
    if (section.type !== "ceremonies") return section;
    const ceremonies = section.ceremonies.map((ceremony) => ({
      ...ceremony,
      startAt: shifted(ceremony.startAt),
      endAt: shifted(ceremony.endAt),
    }));
    return { ...section, ceremonies };
  });
  return changes.reduce(withSection, { ...weddingContent, sections });
}

export async function publishWedding(
  baseURL: string | undefined,
  content = weddingAhead(30),
): Promise<PublishedWedding> {
  if (baseURL === undefined) throw new Error("no base URL");
  const host = await signUpByApi(baseURL);
  const shown = await showInvitation(host, () => content);
  const { invitationId, slug } = shown;
  const linkOf = async (guestId: string) => {
    const made = links.parse(await host.call("guestLinks", { invitationId, guestIds: [guestId] }));
    return `${baseURL}${made.links[0]?.path ?? ""}`;
  };
  const inviteOn: PublishedWedding["inviteOn"] = async (change = {}) => {
    const person = { honorific: "Bapak", name: "Hadi Wiranto", suffix: "", origin: "", group: "" };
    const guest = { ...person, seats: 4, note: "", ...change };
    const contact = { phone: "+6281234567890", email: null };
    const { guestId } = guestSaved.parse(
      await host.call("saveGuest", { invitationId, guestId: null, guest, contact }),
    );
    return {
      link: await linkOf(guestId),
      revoke: async () => {
        await host.call("revokeGuestLink", { invitationId, guestId });
      },
      rotate: async () => {
        await host.call("rotateGuestLink", { invitationId, guestId });
        return linkOf(guestId);
      },
    };
  };
  return {
    slug,
    invite: async (change) => (await inviteOn(change)).link,
    inviteOn,
    changeSettings: (settings) => changeSettingsByApi(host, shown, settings),
    announce: async (change) => {
      await host.call("announceChange", { invitationId, change, notice: { id: "", en: "" } });
    },
  };
}
