import { expect, it } from "vitest";
import { invitationOf } from "./invitation-of.ts";

const id = "Ab3dEfGhIjKlMnOpQrSt";

it.each([`/invitations/${id}/guests`, `/invitations/${id}/rsvp`, `/invitations/edit/${id}`])(
  "is read from %s",
  (path) => {
    expect(invitationOf(path)).toBe(id);
  },
);

it.each(["/", "/invitations", "/invitations/new", "/invitations/help", "/profile"])(
  "is none in %s",
  (path) => {
    expect(invitationOf(path)).toBeNull();
  },
);
