import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { newHelperList, newProposalId } from "../../../../tests/harness/helper-lists.ts";
import { useDrafts } from "../../../../tests/harness/drafts.ts";
import { fieldOf, inDays, makePass } from "../../../../tests/harness/passes.ts";
import { draftWedding, guestInput } from "../../../../tests/harness/product.ts";
import { passDocument } from "../../store/pass-documents.ts";
import { allProposals, proposalDocument } from "../../store/proposal-documents.ts";

const drafts = useDrafts();
const helperListOf = (wanted?: Parameters<typeof newHelperList>[3]) =>
  newHelperList(drafts.product, drafts.owner, drafts.wedding, wanted);

const proposal = async (id: string) => (await proposalDocument(drafts.wedding.invitationId, id).get()).data();
const proposals = async () =>
  (await allProposals(drafts.wedding.invitationId).get()).docs.map((found) => found.data());
const countOf = async (passId: string) => (await passDocument(passId).get()).data()?.branchCount;
const htmlOf = ({ result }: { result: unknown }) => fieldOf(result, "html");

describe("proposeGuest", () => {
  test("writes somebody down once, with their number made whole, and counts them", async () => {
    const { passId, propose } = await helperListOf();
    const id = newProposalId();
    const [first, again] = [await propose({}, "0812-3456-7890", id), await propose({}, "0812-3456-7890", id)];
    expect([first.refusal, again.refusal]).toEqual([null, null]);
    expect(htmlOf(again)).toContain("1 dari 40 undangan terisi");
    expect(htmlOf(again)).toContain("Bapak Hadi Wiranto &amp; Keluarga");
    expect(await proposal(id)).toMatchObject({
      passId,
      by: "Bude Sri",
      phone: "+6281234567890",
      state: "waiting",
      isKnown: false,
    });
    expect(await countOf(passId)).toEqual({ taken: 1, waiting: 1 });
  });

  test("changes them while they wait, and takes no second place", async () => {
    const { passId, propose } = await helperListOf({ quota: 1 });
    const id = newProposalId();
    await propose({}, "", id);
    expect((await propose({ name: "Hadi W." }, "+60 12-345 6789", id)).refusal).toBeNull();
    expect(await proposal(id)).toMatchObject({ name: "Hadi W.", phone: "+60123456789" });
    expect((await propose()).refusal).toBe("branch/full");
    expect(await countOf(passId)).toEqual({ taken: 1, waiting: 1 });
  });

  test("names the number that cannot be read, and keeps nothing", async () => {
    const { propose } = await helperListOf();
    for (const phone of ["0812", "6.28123E+12"])
      expect(await propose({}, phone)).toMatchObject({
        refusal: "input/invalid",
        params: { fields: ["phone"] },
      });
    expect(await proposals()).toEqual([]);
  });

  test("keeps the quota when two tabs write at once", async () => {
    const { passId, propose } = await helperListOf({ quota: 3 });
    const answers = await Promise.all(
      ["Ani", "Budi", "Cici", "Dedi", "Eka", "Fani"].map((name) => propose({ name })),
    );
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(3);
    expect(answers.filter(({ refusal }) => refusal === "branch/full")).toHaveLength(3);
    expect(await proposals()).toHaveLength(3);
    expect(await countOf(passId)).toEqual({ taken: 3, waiting: 3 });
  });

  test("leaves those of other helpers alone", async () => {
    const [sri, tuti] = await Promise.all([helperListOf(), helperListOf({ name: "Bude Tuti" })]);
    const id = newProposalId();
    await sri.propose({}, "", id);
    expect((await tuti.propose({ name: "Lain" }, "", id)).refusal).toBe("input/invalid");
    await tuti.call("withdrawProposal", { id });
    expect(await proposal(id)).toMatchObject({ name: "Hadi Wiranto" });
    expect(htmlOf(await tuti.call("readHelperList"))).not.toContain("Hadi");
  });

  test("counts everybody who is compared with the list", async () => {
    const { call, paste } = await helperListOf({ quota: limits.branch.quota.max });
    const many = Array.from({ length: limits.branch.quota.max }, (_, at) => `Tamu ${String(at)}`);
    expect((await paste(many.join("\n"))).refusal).toBeNull();
    const [first] = await proposals();
    await call("withdrawProposal", { id: first?.id });
    const rest = limits.branch.rate.count - limits.branch.quota.max;
    const id = (await proposals())[0]?.id;
    const change = (name: string) =>
      call("proposeGuest", {
        id,
        person: { name, honorific: "", suffix: "", origin: "", seats: 2 },
        phone: "",
      });
    for (let tried = 0; tried < rest; tried += 1) expect((await change("Wati")).refusal).toBeNull();
    expect((await change("Wati")).refusal).toBe("limit/too-many-requests");
  }, 60_000);
});

describe("a double", () => {
  const add = (name: string, phone: string | null) =>
    drafts.product.asHost(
      "saveGuest",
      {
        invitationId: drafts.wedding.invitationId,
        guestId: null,
        guest: { ...guestInput, name, honorific: "Ibu", origin: "RT 77", group: "Rahasia keluarga" },
        contact: { phone, email: null, address: "" },
      },
      drafts.owner,
    );
  const hint = "Sepertinya sudah ada di daftar";

  test("is told to the helper without a word of whom, by number and by name", async () => {
    await add("Wulandari Kusuma", "+6281234567890");
    await add("Tan Giok Lan", null);
    const { propose } = await helperListOf();
    const byPhone = htmlOf(await propose({ name: "Suparmi" }, "081234567890"));
    expect(byPhone).toContain(hint);
    for (const secret of ["Wulandari", "RT 77", "Rahasia"]) expect(byPhone).not.toContain(secret);
    const byName = htmlOf(await propose({ name: "Bu Tan Giok Lan" }));
    expect(byName.split(hint)).toHaveLength(3);
  });

  test("is found among those of another helper, and not where there is none", async () => {
    const [sri, tuti] = await Promise.all([helperListOf(), helperListOf({ name: "Bude Tuti" })]);
    expect(htmlOf(await sri.propose({ name: "Udin", origin: "RT 08" }))).not.toContain(hint);
    expect(htmlOf(await tuti.propose({ name: "Pak Udin", origin: "RT 09" }))).not.toContain(hint);
    const html = htmlOf(await tuti.propose({ name: "Udin", origin: "rt 08" }));
    expect(html).toContain(hint);
    expect(html).not.toContain("Sri");
  });
});

describe("proposeLines", () => {
  const list =
    "1. Pak Hadi & Keluarga - 0812 3456 7890 (4 orang)\n\n0813 1111 2222\nIbu Tuti 0812 3456\nSuparmi";

  test("takes whom it can read and gives the others back", async () => {
    const { paste } = await helperListOf();
    const answer = await paste(list);
    expect(answer.result).toMatchObject({
      rest: "0813 1111 2222",
      said: "3 nama sudah tertulis. 1 baris bukan nama tamu, atau belum ada namanya.",
    });
    expect(htmlOf(answer)).toContain("Nomornya belum terbaca");
    const written = await proposals();
    expect(written.map(({ name }) => name).sort()).toEqual(["Hadi", "Suparmi", "Tuti"]);
    expect(written.find(({ name }) => name === "Hadi")).toMatchObject({
      honorific: "Pak",
      suffix: "& Keluarga",
      seats: 4,
      phone: "+6281234567890",
    });
  });

  test("sent again is the same list", async () => {
    const { passId, paste } = await helperListOf();
    const id = newProposalId();
    const [once, twice] = [await paste(list, id), await paste(list, id)];
    expect(twice.result).toMatchObject({ rest: "0813 1111 2222" });
    expect(once.refusal).toBeNull();
    expect(await countOf(passId)).toEqual({ taken: 3, waiting: 3 });
  });

  test("stops at the quota, however many are pasted at once", async () => {
    const { passId, paste } = await helperListOf({ quota: 2 });
    const [one, other] = await Promise.all([paste("Ani\nBudi"), paste("Cici\nDedi\nEka")]);
    const rest = [one, other].map(({ result }) => Reflect.get(Object(result), "rest") as unknown).join("\n");
    expect(rest.split("\n").filter((line) => line !== "")).toHaveLength(3);
    expect(await proposals()).toHaveLength(2);
    expect(await countOf(passId)).toEqual({ taken: 2, waiting: 2 });
  });
});

describe("withdrawProposal", () => {
  test("frees their place, once", async () => {
    const { passId, call, propose } = await helperListOf({ quota: 1 });
    const id = newProposalId();
    await propose({}, "", id);
    await call("withdrawProposal", { id });
    expect((await call("withdrawProposal", { id })).refusal).toBeNull();
    expect(await countOf(passId)).toEqual({ taken: 0, waiting: 0 });
    expect((await propose()).refusal).toBeNull();
  });
});

describe("a link that is none for this", () => {
  test("has not the task", async () => {
    const { token } = await makePass(drafts.product, drafts.owner, drafts.wedding, { scopes: ["programme"] });
    const { call, propose, paste } = await helperListOf();
    await propose();
    expect((await call("readHelperList", {}, token)).refusal).toBe("pass/not-allowed");
    const person = { name: "Udin", honorific: "", suffix: "", origin: "", seats: 2 };
    const id = newProposalId();
    expect((await call("proposeGuest", { id, person, phone: "" }, token)).refusal).toBe("pass/not-allowed");
    expect((await call("proposeLines", { id, text: "Udin" }, token)).refusal).toBe("pass/not-allowed");
    expect((await call("withdrawProposal", { id }, token)).refusal).toBe("pass/not-allowed");
    expect((await paste("Udin")).refusal).toBeNull();
  });

  test("was withdrawn, or is another invitation's", async () => {
    const { passId, call, propose } = await helperListOf();
    const id = newProposalId();
    await propose({}, "", id);
    const other = await draftWedding(drafts.product, drafts.owner);
    const { call: callOther } = await newHelperList(drafts.product, drafts.owner, other);
    await callOther("withdrawProposal", { id });
    expect(await proposal(id)).toBeDefined();
    expect(htmlOf(await callOther("readHelperList"))).not.toContain("Hadi");
    await drafts.product.asHost(
      "revokePass",
      { invitationId: drafts.wedding.invitationId, passId },
      drafts.owner,
    );
    expect((await propose()).refusal).toBe("pass/revoked");
    expect((await call("readHelperList", {}, `${passId}.AAAAAAAAAAAAAAAAAAAAAA`)).refusal).toBe(
      "pass/invalid",
    );
    expect(await proposals()).toHaveLength(1);
  });
});

describe("the quota of a pass", () => {
  const pass = () => ({
    invitationId: drafts.wedding.invitationId,
    name: "Bude Sri",
    seesGated: false,
    family: null,
    pin: null,
    expireAt: inDays(30).toISOString(),
  });

  test("comes with the task, and with nothing else", async () => {
    const branch = { quota: 40, group: "" };
    const wrong = [
      { scopes: ["fillList"], branch: null },
      { scopes: ["programme"], branch },
      { scopes: ["fillList"], branch: { quota: limits.branch.quota.max + 1, group: "" } },
      { scopes: ["fillList"], branch: { quota: 0, group: "" } },
    ];
    for (const change of wrong)
      expect(
        (await drafts.product.callHost("createPass", { ...pass(), ...change }, drafts.owner)).refusal,
      ).toBe("input/invalid");
    const right = { ...pass(), scopes: ["fillList"], branch };
    expect((await drafts.product.callHost("createPass", right, drafts.owner)).refusal).toBeNull();
  });

  test("may be lowered below what is taken, and comes back with the task", async () => {
    const { passId, call, propose } = await helperListOf({ quota: 5 });
    await propose({ name: "Ani" });
    await propose({ name: "Budi" });
    const change = (scopes: "fillList" | "programme", quota: number | null) =>
      drafts.product.asHost(
        "changePass",
        {
          ...pass(),
          passId,
          scopes: [scopes],
          branch: quota === null ? null : { quota, group: "Keluarga ibu" },
        },
        drafts.owner,
      );
    await change("fillList", 1);
    expect(htmlOf(await call("readHelperList"))).toContain("2 dari 1 undangan terisi");
    expect((await propose()).refusal).toBe("branch/full");
    await change("programme", null);
    expect((await call("readHelperList")).refusal).toBe("pass/not-allowed");
    expect((await passDocument(passId).get()).data()?.branch).toEqual({ quota: 1, group: "Keluarga ibu" });
  });
});
