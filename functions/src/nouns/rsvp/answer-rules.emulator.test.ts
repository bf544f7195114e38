import { findSection, withSection, type Content } from "@janur/domain/content/content";
import type { GuestInput } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { privatePartSchema } from "@janur/domain/invitation/publication";
import { questionSchema } from "@janur/domain/content/sections/question";
import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { beforeAll, describe, expect, test } from "vitest";
import { documentOf } from "../../platform/google/firestore.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  freshSender,
  guestIdOf,
  inviteGuest,
  newKey,
  openWedding,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { publicationDocument } from "../../store/publication-document.ts";

/* What binds an answer beside seats and deadlines: who is invited to what, and who is asked what. */

const host = useHost();

type Fields = Record<string, unknown>;
const answer = { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" };

function send(of: Wedding, token: string | null, change: Fields = {}, basedOn = 0) {
  const { invitationId, slug } = of;
  const name = token === null ? "Udin" : "";
  const attempt = { invitationId, slug, language: "id", token, name, basedOn, key: newKey() };
  const input = { ...attempt, answer: { ...answer, ...change } };
  return host.product.callGuest("submitRsvp", input, freshSender());
}

function sectionOf<T extends "rsvp" | "ceremonies">(content: Content, type: T) {
  const section = findSection(content, type);
  if (section === undefined) throw new Error(`the wedding has no ${type}`);
  return section;
}

const weddingWith = (change: Partial<RsvpSection>) =>
  publishWedding(host.product, host.owner, openWedding({ ...sectionOf(openWedding(), "rsvp"), ...change }));

const answerOf = async (of: Wedding, token: string) =>
  (await stored.guest(of.invitationId, guestIdOf(of, token)))?.answer;

const invite = async (of: Wedding, change: Partial<GuestInput> = {}) =>
  (await inviteGuest(host.product, host.owner, of, change)).token;

describe("questions of the family", () => {
  const label = { id: "Pertanyaan", en: "Question" };
  const question = (id: string, change: Fields) =>
    questionSchema.parse({ id, kind: "text", label, options: [], isRequired: false, tags: [], ...change });
  const menu = ["ayam", "ikan"].map((id) => ({ id, label }));
  const questions = [
    question("menu", { kind: "choice", options: menu, isRequired: true }),
    question("hotel", { kind: "number", tags: ["luar kota"] }),
  ];
  let of: Wedding;
  beforeAll(async () => {
    of = await weddingWith({ questions });
  });

  test("are kept with the answer, those that are not asked of this guest are not", async () => {
    const [near, far] = await Promise.all([invite(of), invite(of, { tags: ["luar kota"] })]);
    const given = { questions: { menu: ["ikan", ""], hotel: ["2"] } };
    expect((await send(of, near, given)).result).toMatchObject({ answer: { questions: { menu: ["ikan"] } } });
    await send(of, far, given);
    expect((await answerOf(of, near))?.questions).toEqual({ menu: ["ikan"] });
    expect((await answerOf(of, far))?.questions).toEqual({ menu: ["ikan"], hotel: ["2"] });
  });

  test.each<[string, Fields, string[]]>([
    ["nothing", {}, ["menu"]],
    ["no option", { menu: ["kambing"] }, ["menu"]],
    ["two options of one", { menu: ["ayam", "ikan"] }, ["menu"]],
    ["words for a number", { menu: ["ayam"], hotel: ["dua"] }, ["hotel"]],
    ["no question of ours", { menu: ["ayam"], lain: ["x"] }, ["lain"]],
  ])("refuse %s by the name of the question", async (_name, given, wrong) => {
    const token = await invite(of, { tags: ["luar kota"] });
    expect(await send(of, token, { questions: given })).toMatchObject({
      refusal: "input/invalid",
      params: { fields: wrong.map((id) => `answer.questions.${id}`) },
    });
    expect(await answerOf(of, token)).toBeNull();
  });

  test("need no answer of somebody who is not coming", async () => {
    expect((await send(of, await invite(of), { ceremonies: { resepsi: "no" } })).refusal).toBeNull();
  });

  test("bind the family's own record as well", async () => {
    const token = await invite(of);
    const guestId = guestIdOf(of, token);
    const record = (given: Fields) =>
      host.product.callHost(
        "recordAnswer",
        {
          invitationId: of.invitationId,
          guestId,
          basedOn: 0,
          key: newKey(),
          answer: { ...answer, questions: given },
        },
        host.owner,
      );
    expect((await record({})).params).toEqual({ fields: ["answer.questions.menu"] });
    expect((await record({ menu: ["ayam"] })).refusal).toBeNull();
  });
});

describe("ceremonies", () => {
  let of: Wedding;
  beforeAll(async () => {
    const open = openWedding();
    const section = sectionOf(open, "ceremonies");
    const gated = section.ceremonies.map((ceremony) =>
      ceremony.id === "akad" ? { ...ceremony, audience: "invited" as const } : ceremony,
    );
    const content = withSection(open, { ...section, ceremonies: gated });
    of = await publishWedding(host.product, host.owner, content);
    // As publishing keeps it: the whole in the part that only functions read, the rest for everybody.
    const others = gated.filter(({ id }) => id !== "akad");
    const isPublic = withSection(content, { ...section, ceremonies: others });
    const { invitationId, revision } = of;
    await documentOf(paths.privatePart(of.slug), privatePartSchema).set({
      invitationId,
      revision,
      content,
      displayFont: null,
      earlier: [],
    });
    await publicationDocument(of.slug).update({ content: isPublic, hasPrivatePart: true });
  });
  const said = (...ids: string[]) => ({ ceremonies: Object.fromEntries(ids.map((id) => [id, "yes"])) });
  const refused = { refusal: "input/invalid", params: { fields: ["answer.ceremonies"] } };

  test("that are for the invited are answered by guests whose list names them", async () => {
    const token = await invite(of, { ceremonies: ["akad", "resepsi"] });
    expect((await send(of, token, said("akad", "resepsi"))).refusal).toBeNull();
    expect((await answerOf(of, token))?.ceremonies).toEqual({ akad: "yes", resepsi: "yes" });
  });

  test("and by nobody else, as if they did not exist", async () => {
    const [all, some] = await Promise.all([invite(of), invite(of, { ceremonies: ["resepsi"] })]);
    expect(await send(of, all, said("akad"))).toMatchObject(refused);
    expect(await send(of, some, said("akad"))).toMatchObject(refused);
    expect(await send(of, null, said("akad"))).toMatchObject(refused);
    expect((await send(of, all, said("resepsi", "malam"))).refusal).toBeNull();
  });

  test("beyond a guest's own list are refused, open to everyone or not", async () => {
    const token = await invite(of, { ceremonies: ["akad"] });
    expect(await send(of, token, said("akad", "resepsi"))).toMatchObject(refused);
    const guestId = guestIdOf(of, token);
    const record = { invitationId: of.invitationId, guestId, basedOn: 0, key: newKey() };
    const told = { ...record, answer: { ...answer, ...said("malam") } };
    expect(await host.product.callHost("recordAnswer", told, host.owner)).toMatchObject(refused);
  });
});

describe("who may answer", () => {
  test("anybody: without a link they wait in the inbox", async () => {
    const of = await weddingWith({ policy: "anyone" });
    await send(of, null);
    const [id] = await stored.guestIds(of.invitationId);
    expect(await stored.guest(of.invitationId, id ?? "")).toMatchObject({ listing: "inbox" });
  });

  test("open registration: they are on the list at once", async () => {
    const of = await weddingWith({ policy: "open" });
    await send(of, null);
    const [id] = await stored.guestIds(of.invitationId);
    expect(await stored.guest(of.invitationId, id ?? "")).toMatchObject({ listing: "listed", name: "Udin" });
    const figures = await host.product.asHost("figures", { invitationId: of.invitationId }, host.owner);
    expect(figures).toMatchObject({ invited: { invitations: 1 }, inbox: { invitations: 0 } });
  });

  test("nobody: an open house takes no answer, by link or without", async () => {
    const of = await weddingWith({ policy: "nobody" });
    expect(await send(of, await invite(of))).toMatchObject({ http: 403, refusal: "rsvp/not-allowed" });
    expect((await send(of, null)).refusal).toBe("rsvp/not-allowed");
  });
});

describe("who comes", () => {
  let of: Wedding;
  beforeAll(async () => {
    of = await publishWedding(host.product, host.owner);
  });

  test("somebody in the guest's place, whose name is kept while they are coming", async () => {
    const token = await invite(of);
    await send(of, token, { representedBy: "Ibu Tuti" });
    expect((await answerOf(of, token))?.representedBy).toBe("Ibu Tuti");
    await send(of, token, { representedBy: "Ibu Tuti", ceremonies: { resepsi: "no" } }, 1);
    expect((await answerOf(of, token))?.representedBy).toBe("");
  });

  test("a household by one answer, with no more names than seats", async () => {
    const members = ["Hadi", "Tuti", "Sari", "Bayu", "Dewi"];
    const token = await invite(of, { kind: "household", members, seats: 4 });
    const four = members.slice(0, 4);
    expect((await send(of, token, { adults: 2, children: 2, companions: four })).refusal).toBeNull();
    expect(await answerOf(of, token)).toMatchObject({ people: 4, companions: four });
    expect(await send(of, token, { adults: 4, companions: members }, 1)).toMatchObject({
      refusal: "input/invalid",
      params: { fields: ["answer.companions"] },
    });
  });
});

describe("earlier answers", () => {
  test("are remembered in order, whoever changed them, and no more than the limit", async () => {
    const of = await publishWedding(host.product, host.owner);
    const token = await invite(of);
    const guestId = guestIdOf(of, token);
    await send(of, token);
    await send(of, token, { adults: 3 }, 1);
    const recorded = { ...answer, ceremonies: { resepsi: "no" as const }, adults: 0 };
    const told = { invitationId: of.invitationId, guestId, basedOn: 2, key: newKey(), answer: recorded };
    await host.product.asHost("recordAnswer", told, host.owner);
    const history = async () => (await stored.guest(of.invitationId, guestId))?.history;
    expect(await history()).toMatchObject([
      { revision: 1, attendance: "yes", people: 1, by: "guest" },
      { revision: 2, attendance: "yes", people: 3, by: "guest" },
    ]);
    for (let basedOn = 3; basedOn < limits.rsvp.history + 3; basedOn += 1) {
      const again = { ...told, basedOn, key: newKey() };
      await host.product.asHost("recordAnswer", again, host.owner);
    }
    const kept = await history();
    expect(kept).toHaveLength(limits.rsvp.history);
    expect(kept?.at(-1)).toMatchObject({ revision: limits.rsvp.history + 2, by: "host" });
    expect(kept?.[0]).toMatchObject({ revision: 3 });
  });

  test("do not grow by an attempt that is repeated", async () => {
    const of = await publishWedding(host.product, host.owner);
    const token = await invite(of);
    const key = newKey();
    const { invitationId, slug } = of;
    const attempt = { invitationId, slug, language: "id", token, name: "", basedOn: 0, key, answer };
    for (let times = 0; times < 3; times += 1)
      await host.product.callGuest("submitRsvp", attempt, freshSender());
    expect((await stored.guest(invitationId, guestIdOf(of, token)))?.history).toEqual([]);
  });
});
