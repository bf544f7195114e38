import type { FocusEventHandler, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form } from "../../../ui/form/form.tsx";
import { useFormProblem } from "../../../ui/form/form-problem.tsx";
import { problemOf } from "../auth-message.ts";
import classes from "./account.module.css";
import { AlertText } from "./problem-alert.tsx";

interface AccountFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  onFocus?: FocusEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that speaks to Firebase itself, whose refusals have texts of their own. */
export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { t } = useTranslation("account");
  return (
    <Form
      {...props}
      className={classes.form}
      tell={(error) => t(`problem.${navigator.onLine ? problemOf(error) : "network"}`)}
    />
  );
}

/** Why the form around it was not taken; read out as soon as it appears. */
export function AccountProblem() {
  const text = useFormProblem();
  return <AlertText text={text ?? null} />;
}
