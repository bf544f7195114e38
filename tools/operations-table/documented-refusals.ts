import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appErrorCodes, type AppErrorCode } from "@janur/domain/errors";
import ts from "typescript";
import { rootFolder } from "../folders.ts";

/** What the docstring of each operation says that it may refuse with, by the operation's name. */
export function documentedRefusals(): ReadonlyMap<string, readonly AppErrorCode[]> {
  const paths = globSync("domain/src/contracts/*-callables.ts", { cwd: rootFolder });
  const all = [...paths, "domain/src/contracts/callables.ts"].map((path) => {
    const text = readFileSync(join(rootFolder, path), "utf8");
    return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  });
  return new Map(all.flatMap(operationsOf));
}

/** Properties of `export const …Callables = { … }`, however it is typed. */
function operationsOf(file: ts.SourceFile): [string, readonly AppErrorCode[]][] {
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  return declared.flatMap(({ name, initializer }) => {
    const value = initializer === undefined ? undefined : bare(initializer);
    if (!name.getText().endsWith("Callables") || value === undefined || !ts.isObjectLiteralExpression(value))
      return [];
    return value.properties
      .filter(ts.isPropertyAssignment)
      .map((property): [string, readonly AppErrorCode[]] => {
        const [start] = ts.getLeadingCommentRanges(file.text, property.pos) ?? [];
        const docstring = start === undefined ? "" : file.text.slice(start.pos, start.end);
        return [property.name.getText(), appErrorCodes.filter((code) => docstring.includes(`\`${code}\``))];
      });
  });
}

function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;
}
