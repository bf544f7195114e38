import { withSection } from "@janur/domain/content/content";
import * as z from "zod";
import { newAlbumKey, uploadOf } from "../../harness/album.ts";
import { fetchInTime } from "./fetch-in-time.ts";
import { inviteByApi, showInvitation, type HostApi, type ShownInvitation } from "./host-api.ts";
import { weddingAhead } from "./published-wedding.ts";

const figures = z.object({
  waiting: z.number(),
  shown: z.number(),
  hidden: z.number(),
  tablePath: z.string(),
});
const begun = z.object({ result: z.object({ photoId: z.string() }) });

/** Of an album that takes pictures, also from the tables, and shows those that were let through. */
export const settings = { isOpen: true, isShown: true, isTableOpen: true, isPremoderated: true };

/** A published wedding so many days from now whose album is open. */
export async function openAlbum(host: HostApi, days = 30): Promise<ShownInvitation> {
  const content = weddingAhead(days);
  const shown = await showInvitation(host, () => content.sections.reduce(withSection, content));
  await host.call("changeAlbum", { invitationId: shown.invitationId, settings, isTableRenewed: false });
  return shown;
}

export async function albumFiguresOf(host: HostApi, { invitationId }: ShownInvitation) {
  return figures.parse(await host.call("albumFigures", { invitationId }));
}

/** A guest with pictures that lie before the family, in this order. */
export async function sendByApi(
  baseURL: string | undefined,
  host: HostApi,
  shown: ShownInvitation,
  pictures: readonly Buffer[],
): Promise<string[]> {
  const link = await inviteByApi(host, shown, "Hadi Wiranto");
  const token = new URLSearchParams(link.split("#")[1]).get("g");
  const secret = newAlbumKey();
  const ids: string[] = [];
  const call = async (name: string, data: object): Promise<unknown> => {
    const answer = await fetchInTime(`${baseURL ?? ""}/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(`${name} answered ${await answer.text()}`);
    return answer.json();
  };
  for (const picture of pictures) {
    const { facts, parts } = uploadOf(picture);
    const page = { invitationId: shown.invitationId, slug: shown.slug, token, proof: "" };
    const announced = { ...page, table: null, name: "", secret, key: newAlbumKey(), ...facts };
    const { photoId } = begun.parse(await call("beginAlbumPhoto", announced)).result;
    const own = { invitationId: shown.invitationId, photoId, secret };
    for (const [part, bytes] of parts.entries()) await call("sendAlbumPart", { ...own, part, bytes });
    await call("finishAlbumPhoto", own);
    ids.push(photoId);
  }
  return ids;
}
