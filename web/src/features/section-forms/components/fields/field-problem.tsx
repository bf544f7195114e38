import { useFieldProblem } from "./use-field-problem.ts";

/** What is wrong with a field that stands elsewhere than in its form; nothing where nothing is. */
export function FieldProblem({ path }: { path: string }) {
  const problem = useFieldProblem(path);
  return problem !== undefined && <small role="alert">{problem}</small>;
}
