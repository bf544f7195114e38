import type { Position } from "./errors.ts";
import type { Value } from "./values.ts";

export type BinaryOperator =
  "||" | "&&" | "==" | "!=" | "in" | "<" | "<=" | ">" | ">=" | "+" | "-" | "*" | "/" | "%";

/** A condition or a part of one. `at` is where messages about it point. */
export type Expression = { readonly at: Position } & (
  | { readonly kind: "literal"; readonly value: Value }
  | { readonly kind: "list"; readonly items: readonly Expression[] }
  | {
      readonly kind: "map";
      readonly entries: readonly { readonly key: string; readonly value: Expression }[];
    }
  | { readonly kind: "path"; readonly segments: readonly (string | Expression)[] }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "member"; readonly object: Expression; readonly name: string }
  | { readonly kind: "index"; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: "range";
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: "namespace-call";
      readonly namespace: string;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | {
      readonly kind: "method-call";
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: "unary"; readonly operator: "!" | "-"; readonly operand: Expression }
  | {
      readonly kind: "binary";
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: "is"; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: "conditional";
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
);

/** `function name(parameters) { let …; return result; }` */
export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly value: Expression; readonly at: Position }[];
  readonly result: Expression;
  readonly at: Position;
}

/** `text` matches itself, `{name}` one segment, `{name=**}` any number of segments, none included. */
export type PatternSegment =
  | { readonly kind: "fixed"; readonly text: string }
  | { readonly kind: "one"; readonly name: string; readonly at: Position }
  | { readonly kind: "rest"; readonly name: string; readonly at: Position };

/** What a request asks for; `read` stands for get and list, `write` for create, update and delete. */
export type Operation = "get" | "list" | "create" | "update" | "delete";

export interface Allow {
  readonly operations: ReadonlySet<Operation>;
  /** Without one, the operations are always allowed. */
  readonly condition: Expression | undefined;
}

/** What stands between the braces of a service or a match. */
export interface Block {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
}

export interface Match extends Block {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
  readonly at: Position;
}
