import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { FormProblem } from "./form-problem.tsx";
import classes from "./form-end.module.css";
import { SubmitButton } from "./submit-button.tsx";

interface DialogFootProps {
  /** What went wrong, above the buttons. */
  problem?: ReactNode;
  children: ReactNode;
}

/** The buttons of a dialog, in reach of a thumb however long or short it is. */
export function DialogFoot({ problem, children }: DialogFootProps) {
  return (
    <div className={classes.foot}>
      {problem}
      <Group justify="flex-end" gap={8}>
        {children}
      </Group>
    </div>
  );
}

/** The same of a form, which tells what went wrong. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <DialogFoot problem={<FormProblem />}>{children}</DialogFoot>;
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
