import { screenLimits } from "@janur/domain/limits/screen-limits";
import type { ScreenShow } from "@janur/domain/contracts/screen-callables";
import { publicContent } from "@janur/domain/invitation/shown-content";
import { renderScreenShow } from "@janur/event-page/pages/screen/screen-show";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { shortDigest } from "../../platform/secrets/short-digest.ts";
import { readPrivatePart } from "../../store/read-private-part.ts";
import { readPublication } from "../../store/read-publication.ts";
import { listWishes } from "../wish/list-wishes.ts";
import { requireScreen, type Screen } from "./require-screen.ts";

/**
 * What a greeting screen shows beside those who come. Of a page that is closed to the public too: the link is the
 * family's own word. Of ceremonies that only some guests know of, nothing: everybody reads a screen.
 * @throws AppError whatever `requireScreen` throws
 */
export async function openScreen(input: { token: string; known: string }, _caller: GuestCaller, now: Date) {
  const screen = await requireScreen(input.token, now);
  const show = await showOf(screen, now);
  const known = shortDigest(JSON.stringify(show), 12);
  return {
    serverAt: now.getTime(),
    expireAt: screen.pass.expireAt.toISOString(),
    known,
    show: known === input.known ? null : show,
  };
}

async function showOf({ invitation, settings }: Screen, now: Date): Promise<ScreenShow> {
  const publication = await readPublication(invitation.slug);
  const isOwn = publication?.invitationId === invitation.id;
  const content =
    publication === null || !isOwn
      ? null
      : publicContent((await readPrivatePart(publication))?.content ?? publication.content);
  const { wishes } =
    settings.hasWishes && content !== null ? await listWishes(invitation.id, null) : { wishes: [] };
  return renderScreenShow({
    content,
    title: invitation.title,
    zone: invitation.zone,
    settings,
    // What waits for the family or was hidden is not among them.
    wishes: wishes.filter(({ text }) => text.length <= screenLimits.wish).slice(0, screenLimits.wishes),
    now,
  });
}
