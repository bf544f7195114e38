import { describe, expect, test } from "vitest";
import { rulesText } from "../rules-text.ts";
import { decideUnder } from "./sample-request.ts";

/* The rules of the product, asked without a suite: what is shut there would stop everybody's uploads. */

const start = "match /b/{bucket}/o {";

/** What stands between the braces of `match /b/{bucket}/o`. */
function bodyOfRules(): string {
  const source = rulesText("storage.rules");
  const end = source.lastIndexOf("}", source.lastIndexOf("}") - 1);
  return source.slice(source.indexOf(start) + start.length, end);
}

const invitationId = "Invitation0000000000";
const name = "a".repeat(22);
const invitation = { members: ["rani"], team: { rani: { role: "owner" } } };

function mayUpload(switches: object | undefined, kind = ""): boolean {
  const requestResource = { contentType: kind === "music/" ? "audio/mpeg" : "image/jpeg", size: 1000 };
  return decideUnder(bodyOfRules(), {
    operation: "create",
    path: `uploads/${invitationId}/rani/${kind}${name}`,
    auth: { uid: "rani", token: {} },
    resource: null,
    requestResource,
    documents: {
      [`/databases/(default)/documents/invitations/${invitationId}`]: invitation,
      "/databases/(default)/documents/service/switches": switches,
    },
  }).isPermitted;
}

describe.each(["", "qris/", "music/"])("a file of a team under %j", (kind) => {
  test("is taken where nothing was ever shut, and where something else is", () => {
    expect(mayUpload(undefined, kind)).toBe(true);
    expect(mayUpload({ shut: ["signUp", "writing"] }, kind)).toBe(true);
  });

  test("is refused while uploads are shut", () => {
    expect(mayUpload({ shut: ["signUp", "uploads"] }, kind)).toBe(false);
  });
});
