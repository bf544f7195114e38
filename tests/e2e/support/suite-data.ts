import * as z from "zod";
import { fetchInTime } from "./fetch-in-time.ts";

/** Ports of the suite move together with hosting's, which is 5000 plus their offset. */
function emulatorOrigin(baseURL: string, port: number): string {
  const { protocol, hostname, port: hosting } = new URL(baseURL);
  return `${protocol}//${hostname}:${String(port + Number(hosting) - 5000)}`;
}

const admin = { Authorization: "Bearer owner" };
const accounts = z.object({ users: z.array(z.object({ localId: z.string() })).default([]) });
const storedDocument = z.object({ fields: z.record(z.string(), z.unknown()) });

/** Id of the account with this address, as the Auth emulator has it. */
export async function uidOf(baseURL: string, email: string): Promise<string> {
  const path = "/identitytoolkit.googleapis.com/v1/projects/demo-janur/accounts:lookup";
  const response = await fetchInTime(emulatorOrigin(baseURL, 9099) + path, {
    method: "POST",
    headers: { ...admin, "Content-Type": "application/json" },
    body: JSON.stringify({ email: [email] }),
  });
  const user = accounts.parse(await response.json()).users[0];
  if (user === undefined) throw new Error(`no account ${email}`);
  return user.localId;
}

/** Fields of `users/{uid}` in Firestore's own notation: names, types and values as stored. */
export async function profileFields(baseURL: string, uid: string): Promise<Record<string, unknown>> {
  const path = `/v1/projects/demo-janur/databases/(default)/documents/users/${uid}`;
  const response = await fetchInTime(emulatorOrigin(baseURL, 8080) + path, { headers: admin });
  return storedDocument.parse(await response.json()).fields;
}

const storedTeam = z.object({
  fields: z.object({
    members: z.object({ arrayValue: z.object({ values: z.array(z.unknown()) }) }),
    team: z.object({ mapValue: z.object({ fields: z.record(z.string(), z.unknown()) }) }),
  }),
});

/** Makes an account an editor of an invitation, as an accepted invitation to its team does. */
export async function joinTeam(
  baseURL: string,
  invitationId: string,
  member: { uid: string; name: string },
): Promise<void> {
  const address = `${emulatorOrigin(baseURL, 8080)}/v1/projects/demo-janur/databases/(default)/documents/invitations/${invitationId}`;
  const stored = storedTeam.parse(await (await fetchInTime(address, { headers: admin })).json());
  const { members, team } = stored.fields;
  const entry = {
    mapValue: {
      fields: {
        role: { stringValue: "editor" },
        name: { stringValue: member.name },
        photo: { nullValue: null },
      },
    },
  };
  const response = await fetchInTime(`${address}?updateMask.fieldPaths=members&updateMask.fieldPaths=team`, {
    method: "PATCH",
    headers: { ...admin, "Content-Type": "application/json" },
    body: JSON.stringify({
      fields: {
        members: { arrayValue: { values: [...members.arrayValue.values, { stringValue: member.uid }] } },
        team: { mapValue: { fields: { ...team.mapValue.fields, [member.uid]: entry } } },
      },
    }),
  });
  if (!response.ok) throw new Error(`joining the team answered ${String(response.status)}`);
}

/** Puts so many messages "Pesan 1." … into the chat of a team, all of one member, some of them long. */
export async function putTeamMessages(
  baseURL: string,
  invitationId: string,
  { uid, name, count }: { uid: string; name: string; count: number },
): Promise<void> {
  const database = "projects/demo-janur/databases/(default)";
  const chat = `${database}/documents/chats/team-${invitationId}`;
  const messages = Array.from({ length: count }, (_, index) => {
    const id = `Pesan${String(index + 1).padStart(15, "0")}`;
    const text = `Pesan ${String(index + 1)}.${" Kita bahas lagi nanti malam.".repeat(index % 7)}`;
    const createdAt = new Date(Date.now() - (count - index) * 60_000).toISOString();
    return { id, text, createdAt };
  });
  const said = ({ id, text }: { id: string; text: string }) => ({
    id: { stringValue: id },
    by: { stringValue: "host" },
    uid: { stringValue: uid },
    name: { stringValue: name },
    text: { stringValue: text },
  });
  const latest = messages.at(-1);
  if (latest === undefined) throw new RangeError("no messages");
  const head = {
    id: { stringValue: `team-${invitationId}` },
    kind: { stringValue: "team" },
    invitationId: { stringValue: invitationId },
    uid: { nullValue: null },
    name: { stringValue: "" },
    guestId: { nullValue: null },
    messages: { integerValue: String(count) },
    last: { mapValue: { fields: said({ ...latest, text: latest.text.slice(0, 140) }) } },
    updatedAt: { timestampValue: latest.createdAt },
    isTold: { booleanValue: true },
    isBlocked: { booleanValue: false },
    guestSeen: { integerValue: "0" },
  };
  const writes = [
    { update: { name: chat, fields: head } },
    ...messages.map((message) => ({
      update: {
        name: `${chat}/messages/${message.id}`,
        fields: { ...said(message), createdAt: { timestampValue: message.createdAt } },
      },
    })),
  ];
  const response = await fetchInTime(`${emulatorOrigin(baseURL, 8080)}/v1/${database}/documents:commit`, {
    method: "POST",
    headers: { ...admin, "Content-Type": "application/json" },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`putting messages answered ${String(response.status)}`);
}

/** The draft of an invitation in Firestore's own notation, as text: for looking words up in it. */
export async function draftText(baseURL: string, invitationId: string): Promise<string> {
  const path = `/v1/projects/demo-janur/databases/(default)/documents/invitations/${invitationId}/draft/current`;
  const response = await fetchInTime(emulatorOrigin(baseURL, 8080) + path, { headers: admin });
  return response.text();
}

const statuses = ["todo", "doing", "done"] as const;

/** Puts so many tasks, called "Tugas 1" and on, into the columns of an invitation, a third each. */
export async function addTasks(
  baseURL: string,
  invitationId: string,
  uid: string,
  count: number,
): Promise<void> {
  const database = "projects/demo-janur/databases/(default)";
  const text = (stringValue: string) => ({ stringValue });
  const list = { arrayValue: { values: [] } };
  for (let start = 0; start < count; start += 500) {
    const writes = Array.from({ length: Math.min(500, count - start) }, (_, offset) => {
      const number = start + offset + 1;
      const id = `T${String(number).padStart(6, "0")}${invitationId.slice(0, 13)}`;
      const at = { timestampValue: new Date(1_700_000_000_000 + number * 1_000).toISOString() };
      return {
        update: {
          name: `${database}/documents/tasks/${id}`,
          fields: {
            id: text(id),
            invitationId: text(invitationId),
            title: text(`Tugas ${String(number)}`),
            note: text(""),
            labels: { arrayValue: { values: [text("Vendor")] } },
            priority: text("normal"),
            due: { mapValue: { fields: { days: { integerValue: String(-(number % 90)) } } } },
            assignee: { nullValue: null },
            checklist: list,
            status: text(statuses[number % 3] ?? "todo"),
            order: text(`V${String(number).padStart(5, "0")}`),
            createdBy: text(uid),
            createdAt: at,
            updatedAt: at,
            deletedAt: { nullValue: null },
          },
        },
      };
    });
    const response = await fetchInTime(`${emulatorOrigin(baseURL, 8080)}/v1/${database}/documents:commit`, {
      method: "POST",
      headers: { ...admin, "Content-Type": "application/json" },
      body: JSON.stringify({ writes }),
    });
    if (!response.ok) throw new Error(`adding tasks answered ${String(response.status)}`);
  }
}

const queriedMessages = z.array(
  z.object({
    document: z.object({
      fields: z.object({
        id: z.object({ stringValue: z.string() }),
        guestId: z.object({ stringValue: z.string() }),
        messageId: z.object({ stringValue: z.string() }),
      }),
    }),
  }),
);

/** WhatsApp messages of an invitation that Meta has taken: our id, whose they are, and Meta's id. */
export async function takenMessages(
  baseURL: string,
  invitationId: string,
): Promise<{ id: string; guestId: string; wamid: string }[]> {
  const path = "/v1/projects/demo-janur/databases/(default)/documents:runQuery";
  const isOfInvitation = {
    fieldFilter: {
      field: { fieldPath: "invitationId" },
      op: "EQUAL",
      value: { stringValue: invitationId },
    },
  };
  const response = await fetchInTime(emulatorOrigin(baseURL, 8080) + path, {
    method: "POST",
    headers: { ...admin, "Content-Type": "application/json" },
    body: JSON.stringify({
      structuredQuery: { from: [{ collectionId: "deliveries" }], where: isOfInvitation },
    }),
  });
  return queriedMessages.parse(await response.json()).map(({ document: { fields } }) => ({
    id: fields.id.stringValue,
    guestId: fields.guestId.stringValue,
    wamid: fields.messageId.stringValue,
  }));
}

/** Stores a document again with each name of a theme in another's place, as a release stored it that had that one. */
export async function storeInTheme(baseURL: string, path: string, from: string, to: string): Promise<void> {
  const address = `${emulatorOrigin(baseURL, 8080)}/v1/projects/demo-janur/databases/(default)/documents/${path}`;
  const { fields } = storedDocument.parse(await (await fetchInTime(address, { headers: admin })).json());
  const response = await fetchInTime(address, {
    method: "PATCH",
    headers: { ...admin, "Content-Type": "application/json" },
    body: JSON.stringify({ fields }).replaceAll(`"${from}"`, `"${to}"`),
  });
  if (!response.ok) throw new Error(`storing ${path} answered ${String(response.status)}`);
}
