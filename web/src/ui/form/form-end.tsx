import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { FormProblem } from "./form-problem.tsx";
import classes from "./form-end.module.css";
import { SubmitButton } from "./submit-button.tsx";

/** The foot of a form in a dialog: what went wrong, and its buttons. It stays in reach of a thumb, however long or short the form is. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot}>
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
  onCancel: () => void;
}

/** The foot of most forms in a dialog: the way out, and the button that sends. */
export function FormEnd({ confirm, cancel, onCancel }: FormEndProps) {
  return (
    <FormFoot>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      <SubmitButton>{confirm}</SubmitButton>
    </FormFoot>
  );
}
