import { randomBytes } from "node:crypto";
import type { ProposedPerson } from "@janur/domain/helper/helper-list";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Account } from "./accounts.ts";
import { makePass, type WantedPass } from "./passes.ts";
import { freshSender, type Product, type Wedding } from "./product.ts";

/** An id that a helper's phone would have made. */
export const newProposalId = () => documentIdFromBytes(randomBytes(20));

export const typedPerson: ProposedPerson = {
  name: "Hadi Wiranto",
  honorific: "Bapak",
  suffix: "& Keluarga",
  origin: "",
  seats: 4,
};

/** A helper with a part of the list, and what their page asks. */
export async function newHelperList(
  product: Product,
  owner: Account,
  wedding: Wedding,
  { quota = 40, group = "Keluarga ibu", ...wanted }: WantedPass & { quota?: number; group?: string } = {},
) {
  const pass = { scopes: ["fillList" as const], branch: { quota, group }, ...wanted };
  const { passId, token } = await makePass(product, owner, wedding, pass);
  const call = (name: string, data: object = {}, link = token) =>
    product.callGuest(name, { token: link, language: "id", proof: "", ...data }, freshSender());
  return {
    passId,
    token,
    call,
    propose: (person: Partial<ProposedPerson> = {}, phone = "", id = newProposalId()) =>
      call("proposeGuest", { id, person: { ...typedPerson, ...person }, phone }),
    paste: (text: string, id = newProposalId()) => call("proposeLines", { id, text }),
  };
}
