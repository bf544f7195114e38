import { useFormState } from "react-hook-form";
import { ProblemNotice } from "../error/problem-notice.tsx";

/** Why the form was not taken, if it was not. */
export function FormProblem() {
  const text = useFormProblem();
  return text === undefined ? null : <ProblemNotice text={text} />;
}

/** What to tell about the form as a whole; undefined for nothing. */
export function useFormProblem(): string | undefined {
  const { errors } = useFormState();
  return errors.root?.["refusal"]?.message;
}
