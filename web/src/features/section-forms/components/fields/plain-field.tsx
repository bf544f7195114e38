import { LineField } from "./still-field.tsx";
import { useFieldProblem } from "./use-field-problem.ts";

export interface PlainFieldProps {
  label: string;
  description?: string;
  value: string;
  path: string;
  inputMode?: "text" | "url";
  onBlur?: () => void;
  onChange: (value: string) => void;
}

/** A text that is the same in every language: names, places, addresses. */
export function PlainField({ path, onChange, ...field }: PlainFieldProps) {
  const problem = useFieldProblem(path);
  return (
    <LineField
      {...field}
      dir="auto"
      autoComplete="off"
      data-field={path}
      error={problem}
      onChange={onChange}
    />
  );
}
