import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { FormProblem } from "./form-problem.tsx";
import classes from "./form-end.module.css";
import { SubmitButton } from "./submit-button.tsx";

interface FormFootProps {
  /** Stays in reach of a thumb at the foot of a long dialog. */
  isSticky?: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** The foot of a form: what went wrong, and its buttons. */
export function FormFoot({ isSticky = false, children }: FormFootProps) {
  return (
    <div className={classes.foot} data-sticky={isSticky || undefined}>
      <FormProblem />
      <Group justify="flex-end" gap={8}>
        {children}
      </Group>
    </div>
  );
}

interface FormEndProps {
  confirm: string;
  cancel: string;
  isSticky?: boolean;
  onCancel: () => void;
}

/** The foot of most forms in a dialog: the way out, and the button that sends. */
export function FormEnd({ confirm, cancel, isSticky = false, onCancel }: FormEndProps) {
  return (
    <FormFoot isSticky={isSticky}>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      <SubmitButton>{confirm}</SubmitButton>
    </FormFoot>
  );
}
