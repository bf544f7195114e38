import { useEffect, type FocusEventHandler, type ReactNode } from "react";
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { problemText } from "../../lib/calls/problem-text.ts";
import { refusedFields } from "./refused-fields.ts";

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /**
   * What it throws is told: fields that the server refused at the fields, anything else by `FormProblem`.
   * `button` is the value of the button that sent the form.
   */
  onSubmit: (values: Values, button: string) => unknown;
  /** What to tell about an error; the text by its code unless the form knows better. */
  tell?: (error: unknown) => string;
  className?: string | undefined;
  onFocus?: FocusEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form of react-hook-form. The first field with a problem gets the focus, whether we or the server found it. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, tell = problemText, children, ...rest } = props;
  const { clearErrors } = form;
  // What was refused without a signal is no longer true once there is one.
  useEffect(() => {
    const forget = () => {
      clearErrors("root.refusal");
    };
    window.addEventListener("online", forget);
    return () => {
      window.removeEventListener("online", forget);
    };
  }, [clearErrors]);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        {...rest}
        onSubmit={(event) => {
          const button = buttonOf(event.nativeEvent);
          // Also what a check throws that could not be fetched.
          form
            .handleSubmit((values) => onSubmit(values, button))(event)
            .catch((error: unknown) => {
              showRefusal(form, error, tell(error));
            });
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** The value of the button that sent the form; empty where it has none. */
function buttonOf(event: Event): string {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : "";
}

function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  message: string,
): void {
  const values = form.getValues();
  const fields = refusedFields(error, values).filter((name) => isFieldOf(values, name));
  fields.forEach((name, index) => {
    form.setError(name, { type: "refused" }, { shouldFocus: index === 0 });
  });
  form.setError("root.refusal", { type: "refused", message });
}

/** `refusedFields` names nothing else. */
function isFieldOf<Values extends FieldValues>(values: Values, name: string): name is FieldPath<Values> {
  return Object.hasOwn(values, name.split(".", 1)[0] ?? "");
}
