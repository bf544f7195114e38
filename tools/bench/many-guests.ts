import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { documentIdFromBytes } from "@janur/domain/id";
import * as z from "zod";

const chunk = 1_000;
const surnames = ["Wiranto", "Suparmi", "Nugroho", "Siregar", "Simanjuntak", "Lestari", "Pratama"];

const newId = () => documentIdFromBytes(randomBytes(20));

/** Calls operations as the demo's host. */
export async function demoHost(hostingUrl: string, authUrl: string) {
  const signIn = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "rani@janur.test", password: "janur123", returnSecureToken: true }),
    },
  );
  const { idToken } = z.object({ idToken: z.string() }).parse(await signIn.json());
  return async (name: string, data: object): Promise<unknown> => {
    const answer = await fetch(`${hostingUrl}/api/host/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(`${name} answered ${String(answer.status)}: ${await answer.text()}`);
    return z.object({ result: z.unknown() }).parse(await answer.json()).result;
  };
}

/** Invites so many to a new wedding of the demo's host. @returns its id */
export async function inviteMany(
  call: Awaited<ReturnType<typeof demoHost>>,
  count: number,
  slug = `banyak-${randomBytes(6).toString("hex")}`,
): Promise<string> {
  const starter = {
    eventType: "wedding",
    language: "id",
    names: ["Ratri", "Bayu"],
    startAt: "2030-12-14T03:00:00.000Z",
    zone: "Asia/Jakarta",
    venue: "Gedung Wana Bakti",
    city: "Bandung",
  };
  const { invitationId } = z
    .object({ invitationId: z.string() })
    .parse(await call("createInvitation", { starter, slug }));
  const file = { invitationId, fileId: newId(), run: newId(), total: count };
  for (let from = 0; from < count; from += chunk) {
    const rows = Array.from({ length: chunk }, (_, place) => {
      const index = from + place;
      return {
        row: index + 2,
        guestId: null,
        guest: {
          name: `Hadi ${String(index)} ${surnames[index % surnames.length] ?? ""}`,
          honorific: "Bapak",
          origin: `RT ${String(index % 90)}`,
          group: `Tetangga ${String(index % 12)}`,
        },
        contact: { phone: `+62812${String(10_000_000 + index * 37)}` },
      };
    });
    await call("importGuests", {
      ...file,
      setup: from === 0 ? { hasHeader: true, columns: ["name"], choices: "" } : null,
      from,
      rows: gzipSync(JSON.stringify(rows)).toString("base64"),
      isZipped: true,
    });
  }
  return invitationId;
}
