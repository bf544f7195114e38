import { expect, test } from "vitest";
import { emptyInviteForm, fromInviteForm, inviteFormSchema } from "./form.ts";

const problemsOf = (change: Partial<typeof emptyInviteForm>) =>
  inviteFormSchema
    .safeParse({ ...emptyInviteForm, ...change })
    .error?.issues.map(({ path }) => path.join("."));

test("a link says for whom it is, by a name or an address", () => {
  expect(problemsOf({})).toEqual(["name"]);
  expect(problemsOf({ name: "  " })).toEqual(["name"]);
  expect(problemsOf({ name: "Ibu Ratna" })).toBeUndefined();
  expect(problemsOf({ email: "ratna@contoh.id" })).toBeUndefined();
  expect(problemsOf({ name: "Ibu Ratna", email: "ratna@" })).toEqual(["email"]);
});

test("only an editor looks after one family", () => {
  const form = { ...emptyInviteForm, name: "Ibu Ratna", side: "bride" as const };
  expect(fromInviteForm(form)).toMatchObject({ side: null, email: null });
  expect(fromInviteForm({ ...form, role: "editor" })).toMatchObject({ side: "bride" });
});
