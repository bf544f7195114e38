import { staffCallables, type StaffCallables } from "@janur/domain/contracts/staff-callables";
import type * as z from "zod";
import { postSignedIn } from "../../lib/client/callables.ts";
import { parseOutput } from "../../lib/calls/post-operation.ts";

type StaffName = keyof StaffCallables;
type StaffInput<Name extends StaffName> = z.input<StaffCallables[Name]["input"]>;
type StaffOutputs = { [Name in StaffName]: z.output<StaffCallables[Name]["output"]> };

const contracts: { [Name in StaffName]: { output: z.ZodType<StaffOutputs[Name]> } } = staffCallables;

/**
 * Calls an operation of the staff.
 * @throws AppError when the operation refuses on purpose
 * @throws NetworkError when nothing was heard; whether it took effect is unknown
 * @throws ServerFault when the answer is not one of ours
 */
export async function callStaff<Name extends StaffName>(
  name: Name,
  input: StaffInput<Name>,
): Promise<StaffOutputs[Name]> {
  const result = await postSignedIn(`/api/staff/${name}`, input);
  const { [name]: contract } = contracts;
  return parseOutput(contract.output, result);
}
