import fc from "fast-check";
import { expect, test } from "vitest";
import { CompileError } from "./errors.ts";
import { tokenize } from "./lexer.ts";
import { RulesProtocol } from "./protocol.ts";
import { compileRules } from "./ruleset.ts";

/** Uses most of the grammar and allows everything. */
const open = `
rules_version = '2';
service firebase.storage {
  function isTrue(a, b) { let c = a == b || [a, {'x': b}].size() == 2; return c ? true : false; }
  match /b/{bucket}/o {
    match /{object=**} {
      allow read, write: if isTrue(1, 1.5 + -2) && !(bucket is int) && /a/$(bucket)/(default)[0] != 'x';
      allow read, write: if true;
    }
  }
}`;
const tokens = tokenize(open);
const known = new Set(tokens.map((token) => token.text));

const unknownToken = fc.oneof(
  fc.constantFrom("@", "#", "~", "`", "^", "&", "|", "\\", "\u00a7", "\u0000"),
  fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/).filter((word) => !known.has(word)),
);

/** What the program answers when it is given these rules and asked for everything. */
function permittedUnder(source: string): unknown[] {
  const answers: Readonly<Record<string, unknown>>[] = [];
  const protocol = new RulesProtocol((message) => answers.push(message));
  const send = (message: object) => {
    protocol.handle(JSON.stringify(message));
  };
  const files = [{ name: "storage.rules", content: source }];
  send({ id: 0, action: "load_ruleset", context: { rulesetName: "0", source: { files } } });
  ["get", "create"].forEach((method, index) => {
    const context = { rulesetName: "0", path: "/b/janur/o/a", method, variables: {} };
    send({ id: index + 1, action: "verify", context });
  });
  return answers.slice(1).map((answer) => answer["result"]);
}

test("the rules of this test do allow", () => {
  expect(permittedUnder(open)).toEqual([{ permit: true }, { permit: true }]);
});

test("an unknown token anywhere never leads to an allow", () => {
  fc.assert(
    fc.property(fc.nat({ max: tokens.length - 1 }), unknownToken, (index, token) => {
      const offset = tokens[index]?.start ?? 0;
      const source = `${open.slice(0, offset)} ${token} ${open.slice(offset)}`;
      expect(() => compileRules(source)).toThrow(CompileError);
      expect(permittedUnder(source)).toEqual([undefined, undefined]);
    }),
    { numRuns: 500 },
  );
});

test("any sequence of known tokens compiles or is refused with a place, nothing else", () => {
  const words = [...known].filter((word) => word !== "");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (sequence) => {
      const source = open.replace("if true", `if ${sequence.join(" ")}`);
      try {
        compileRules(source);
      } catch (error) {
        expect(error).toBeInstanceOf(CompileError);
        expect(error).toHaveProperty("at.line");
      }
    }),
    { numRuns: 500 },
  );
});
