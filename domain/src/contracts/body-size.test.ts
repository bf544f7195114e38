import { expect, test } from "vitest";
import * as z from "zod";
import { limits } from "../limits.ts";
import { hostCallables } from "./callables.ts";
import { guestCallables } from "./guest-callables.ts";
import { staffCallables } from "./staff-callables.ts";

/** What of a JSON schema says how long something gets. */
const schemaOf = z.looseObject({
  get anyOf() {
    return z.array(schemaOf).optional();
  },
  get properties() {
    return z.record(z.string(), schemaOf).optional();
  },
  // False where a tuple has nothing after its parts.
  get items() {
    return schemaOf.optional().or(z.literal(false).transform(() => undefined));
  },
  get prefixItems() {
    return z.array(schemaOf).optional();
  },
  get additionalProperties() {
    return schemaOf.or(z.boolean()).optional();
  },
  required: z.array(z.string()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
type Schema = z.output<typeof schemaOf>;

const quotes = 2;
const comma = 1;

/** The shortest JSON of a schema, in characters. */
function least(schema: Schema): number {
  const { anyOf, prefixItems, properties, required = [], items, minItems = 0, minLength, type } = schema;
  if (anyOf !== undefined) return Math.min(...anyOf.map(least));
  if (prefixItems !== undefined) return prefixItems.reduce((sum, one) => sum + least(one) + comma, 2);
  if (properties !== undefined)
    return required.reduce((sum, name) => sum + name.length + 4 + least(properties[name] ?? {}), 1);
  if (items !== undefined) return 2 + minItems * (least(items) + comma);
  return type === "string" ? (minLength ?? 0) + quotes : 1;
}

/** The longest JSON that each `max` asks for by itself, with the way to it. */
function maxima(schema: Schema, path: string): [string, number][] {
  const {
    anyOf = [],
    prefixItems = [],
    properties = {},
    items,
    maxItems,
    maxLength,
    additionalProperties,
  } = schema;
  return [
    ...(maxLength === undefined ? [] : [[path, maxLength + quotes] satisfies [string, number]]),
    ...(items === undefined || maxItems === undefined
      ? []
      : [[path, maxItems * (least(items) + comma)] satisfies [string, number]]),
    ...[...anyOf, ...prefixItems].flatMap((one) => maxima(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => maxima(one, `${path}.${name}`)),
    ...(items === undefined ? [] : maxima(items, `${path}[]`)),
    ...(typeof additionalProperties === "object" ? maxima(additionalProperties, `${path}{}`) : []),
  ];
}

test("every max of every operation fits into the body of a call", () => {
  const contracts = Object.entries({ ...hostCallables, ...guestCallables, ...staffCallables });
  const found = contracts.flatMap(([name, { input }]) => {
    const schema = schemaOf.parse(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
    // Around it stand the other fields, as short as they may be.
    return maxima(schema, name).map(([path, size]) => ({ path, size: size + least(schema) }));
  });
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ size }) => size > limits.callable.bodyBytes)).toEqual([]);
});
