import type { Delivery, DeliveryEvent } from "@janur/domain/integration/delivery";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { paths } from "@janur/domain/paths";
import { wishSchema } from "@janur/domain/wish/wish";
import { documentOf } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { invitationDocument } from "../../store/access.ts";
import { siteUrl } from "../../platform/runtime.ts";

/**
 * What the other side reads. It is put together at each attempt, so that
 * nobody is told of what a guest has had deleted meanwhile: then `data` is null.
 */
export async function composeBody({ id, invitationId, events, createdAt }: Delivery) {
  const invitation = (await invitationDocument(invitationId).get()).data();
  const told = await Promise.all(
    events.map(async (event) => ({
      id: event.id,
      type: event.kind,
      at: event.at.toISOString(),
      data: invitation === undefined ? null : await dataOf(event, invitation),
    })),
  );
  return {
    id,
    createdAt: createdAt.toISOString(),
    invitation: invitation === undefined ? null : { id: invitation.id, title: invitation.title },
    events: told,
  };
}

async function dataOf({ kind, subject }: DeliveryEvent, invitation: Invitation): Promise<object | null> {
  switch (kind) {
    case "test":
      return {};
    case "invitation.published":
      return isShown(invitation.status)
        ? { revision: invitation.publishedRevision, url: `${siteUrl()}/event/${invitation.slug}` }
        : null;
    case "answer.recorded":
    case "guest.added": {
      const guest = subject === null ? undefined : (await guestDocument(invitation.id, subject).get()).data();
      if (guest === undefined) return null;
      return kind === "guest.added" ? guestData(guest) : answerData(guest);
    }
    case "wish.posted": {
      if (subject === null) return null;
      const wish = (await documentOf(paths.wish(invitation.id, subject), wishSchema).get()).data();
      if (wish === undefined) return null;
      const { name, text, attendance, isHeld, isHidden } = wish;
      return { wishId: wish.id, name, text, attendance, isHeld, isHidden };
    }
  }
}

/** Phone and e-mail stay with the family. */
function guestData(guest: Guest) {
  const { id, kind, group, seats } = guest;
  return { guestId: id, name: addressedName(guest), kind, group, seats };
}

function answerData(guest: Guest): object | null {
  if (guest.answer === null) return null;
  const { attendance, people, adults, children, ceremonies, companions, note, revision, by } = guest.answer;
  return {
    ...guestData(guest),
    isListed: guest.listing === "listed",
    ...{ attendance, people, adults, children, ceremonies, companions, note, revision, by },
  };
}
