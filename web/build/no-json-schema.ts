import type { Plugin } from "vite";
import { rewritten, type Places } from "./rewritten.ts";

/** What a schema of zod does to describe itself as JSON Schema: one line per kind of schema, and two methods of all. */
const descriptions: Places = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ""],
  [/jsonSchema: \{\s*input: createStandardJSONSchemaMethod\([^)]*\),\s*output: [^)]*\),\s*\},/, ""],
  [
    /return createToJSONSchemaMethod\([^)]*\)\(params\);/,
    'throw new Error("JSON Schema is not part of this build.");',
  ],
];

/** Takes the descriptions out of zod's own module of schemas. @throws Error when zod is written otherwise by now */
export function withoutJsonSchema(source: string): string {
  return rewritten(source, descriptions, "Zod's module of schemas");
}

/** Every schema of zod brings the code that describes it as JSON Schema; nothing here asks for that. */
export function noJsonSchema(): Plugin {
  return {
    name: "janur:no-json-schema",
    transform(code, id) {
      return id.endsWith("/zod/v4/classic/schemas.js") ? { code: withoutJsonSchema(code), map: null } : null;
    },
  };
}
