import { hostCallables } from "@janur/domain/contracts/callables";
import { guestCallables } from "@janur/domain/contracts/guest-callables";
import * as z from "zod";

/** What opens something of ours, in each form that is given out; none is genuine. */
const samples = [
  "A".repeat(28),
  `${"A".repeat(20)}.1.${"A".repeat(22)}`,
  `${"A".repeat(20)}.${"A".repeat(22)}`,
  `${"A".repeat(20)}.${"A".repeat(20)}.${"A".repeat(22)}`,
  `1800000000000.${"A".repeat(22)}`,
  `/event/rani-dimas#g=${"A".repeat(28)}`,
];

const leafSchema = z.object({
  type: z.literal("string"),
  enum: z.undefined().optional(),
  const: z.undefined().optional(),
  pattern: z.string().optional(),
  maxLength: z.number().default(Infinity),
});

/** Whether some text of this JSON schema has room for one of them. */
function hasRoom(schema: unknown): boolean {
  const leaf = leafSchema.safeParse(schema);
  if (leaf.success) {
    const { pattern = "", maxLength } = leaf.data;
    return samples.some((sample) => sample.length <= maxLength && new RegExp(pattern).test(sample));
  }
  return typeof schema === "object" && schema !== null && Object.values(schema).some(hasRoom);
}

/** Operations of hosts whose answer, by its contract, could hold a link or what makes one. */
export const linkCarriers = Object.entries(hostCallables)
  .filter(([, { output }]) => hasRoom(z.toJSONSchema(output)))
  .map(([name]) => name)
  .sort();

/** Operations of guests that take a personal link. */
export const linkTakers = Object.entries(guestCallables)
  .filter(([, { input }]) => ["slug", "token"].every((field) => Object.hasOwn(input.shape, field)))
  .map(([name]) => name)
  .sort();
