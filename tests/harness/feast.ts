import type { Content } from "@janur/domain/content/content";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { useHost } from "./host.ts";
import { ask } from "./http.ts";
import { draftWedding, newSlug, openWedding, type Wedding } from "./product.ts";

/** The wedding with another greeting for one family. */
export function greeted(side: GuestSide, id: string, content: Content = openWedding()): Content {
  const shown = contentOfSide(content, side);
  const sections = shown.sections.map((section) =>
    section.type === "opening" ? { ...section, greeting: { ...section.greeting, id } } : section,
  );
  return withSideEdited(content, side, { ...shown, sections });
}

export const groomWords = "Sugeng rawuh wonten ing adicara";
export const brideWords = "Wilujeng sumping di acara kami";
export const bothWorded = () => greeted("bride", brideWords, greeted("groom", groomWords));

export interface Feast extends Wedding {
  groom: string;
  bride: string;
}

/** A host of a file's own, and what is done with two families' versions. */
export function useFeast() {
  const host = useHost();
  const call = {
    add: (invitationId: string, side: GuestSide, slug = newSlug()) =>
      host.product.asHost("addSide", { invitationId, side, slug }, host.owner).then(() => slug),
    remove: (invitationId: string, side: GuestSide) =>
      host.product.asHost("removeSide", { invitationId, side }, host.owner),
    publish: (invitationId: string, revision: number, version?: "all" | "common" | GuestSide) =>
      host.product.asHost(
        "publishInvitation",
        { invitationId, revision, ...(version === undefined ? {} : { version }) },
        host.owner,
      ),
    save: (invitationId: string, basedOn: number, content: Content) =>
      host.product.asHost("saveDraft", { invitationId, basedOn, content }, host.owner),
  };
  const refusalOf = async (name: string, input: Record<string, unknown>) =>
    (await host.product.callHost(name, input, host.owner)).refusal;
  const page = async (path: string) => ask(`${host.product.origin}/event/${path}`);
  const open = (wedding: Wedding, slug: string, token: string) =>
    host.product.asGuest("openLink", {
      ...{ invitationId: wedding.invitationId, slug },
      ...{ language: "id", token, isTap: false },
    });

  /** A published wedding with both families' versions. */
  async function feast(): Promise<Feast> {
    const wedding = await draftWedding(host.product, host.owner, bothWorded());
    const { invitationId, revision } = wedding;
    const [groom, bride] = [await call.add(invitationId, "groom"), await call.add(invitationId, "bride")];
    await call.publish(invitationId, revision);
    return { ...wedding, groom, bride };
  }
  return { host, call, refusalOf, page, open, feast };
}
