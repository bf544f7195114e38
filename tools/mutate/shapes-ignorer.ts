import * as z from "zod";

/** `z`, the name of zod in every file. */
const zodSchema = z.object({ type: z.literal("Identifier"), name: z.literal("z") });
const memberSchema = z.object({ type: z.literal("MemberExpression"), object: z.unknown() });
const callSchema = z.object({ type: z.literal("CallExpression"), callee: z.unknown() });

/** Whether an expression begins with `z.`: `z.string().max(3)`. */
function isShape(node: unknown): boolean {
  const call = callSchema.safeParse(node).data;
  if (call !== undefined) return isShape(call.callee);
  const member = memberSchema.safeParse(node).data;
  return member === undefined ? zodSchema.safeParse(node).success : isShape(member.object);
}

const nodeSchema = z.object({ node: z.unknown() });

/** What Stryker is to leave as it is, and why; undefined for all else. */
function shouldIgnore(path: unknown): string | undefined {
  const { node } = nodeSchema.parse(path);
  return callSchema.safeParse(node).success && isShape(node)
    ? "a shape decides nothing: the golden documents hold what is stored"
    : undefined;
}

/** As Stryker asks for a plugin. */
export const strykerPlugins = [{ kind: "Ignore", name: "shapes", value: { shouldIgnore } }];
