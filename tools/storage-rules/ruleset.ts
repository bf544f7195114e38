import { checkRules } from "./checker.ts";
import { toDocumentPath } from "./document-path.ts";
import { EvaluationError, MissingDocument } from "./errors.ts";
import { evaluate, stepBudget, type Environment } from "./evaluator.ts";
import { flattenRules, matchPattern, type Bindings, type Rule, type Target } from "./matcher.ts";
import { parseRules } from "./parser.ts";
import type { Value } from "./values.ts";

/** A checked rules file, ready to decide. */
export interface Ruleset {
  readonly rules: readonly Rule[];
}

export interface RulesRequest extends Target {
  /** `request` and `resource`. */
  readonly variables: ReadonlyMap<string, Value>;
  /** What has been fetched so far, by path; undefined for a document that is not there. */
  readonly documents: ReadonlyMap<string, ReadonlyMap<string, Value> | undefined>;
}

export interface Decision {
  readonly isPermitted: boolean;
  /** Why rules could not be evaluated; empty when the request is permitted. */
  readonly warnings: readonly string[];
}

/** Cloud Storage looks at no more documents for one request; a rule that needs a third one denies. */
export const mostDocuments = 2;

/** @throws CompileError when the file is wrong or uses what this runtime does not cover. */
export function compileRules(source: string): Ruleset {
  const service = parseRules(source);
  checkRules(service);
  return { rules: flattenRules(service) };
}

/**
 * Permits a request when the condition of one matching allow is true. Conditions that fail deny.
 * @throws MissingDocument when a document has to be fetched first.
 */
export function decide(ruleset: Ruleset, request: RulesRequest): Decision {
  const budget = { steps: stepBudget };
  const warnings: string[] = [];
  for (const rule of ruleset.rules) {
    const bindings = matchPattern(rule.pattern, request);
    if (bindings === undefined) continue;
    for (const { operations, condition } of rule.allows) {
      if (!operations.has(request.operation)) continue;
      if (condition === undefined) return { isPermitted: true, warnings: [] };
      try {
        const answer = evaluate(condition, environmentOf(rule, bindings, request, budget));
        if (answer.kind === "bool" && answer.value) return { isPermitted: true, warnings: [] };
        if (answer.kind !== "bool")
          throw new EvaluationError(`A condition is bool, not ${answer.kind}.`, condition.at);
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        warnings.push(describe(error));
      }
    }
  }
  return { isPermitted: false, warnings };
}

function environmentOf(
  rule: Rule,
  bindings: Bindings,
  request: RulesRequest,
  budget: Environment["budget"],
): Environment {
  const names = new Map<string, Value | undefined>([...request.variables, ...bindings]);
  return {
    names,
    outerNames: names,
    functions: rule.functions,
    budget,
    documentAt: (segments) => {
      const path = toDocumentPath(segments);
      if (request.documents.has(path)) return request.documents.get(path);
      if (request.documents.size >= mostDocuments) {
        // No `||` may absorb this: the service refuses the whole request.
        budget.steps = 0;
        throw new EvaluationError(
          `Only ${String(mostDocuments)} documents can be looked up for one request.`,
        );
      }
      throw new MissingDocument(path);
    },
  };
}

function describe({ message, at }: EvaluationError): string {
  return at === undefined ? message : `${message} (line ${String(at.line)}, column ${String(at.column)})`;
}
