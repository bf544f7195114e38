import { Button, type ButtonProps } from "@mantine/core";
import { useFormState } from "react-hook-form";

/** Sends the form around it, and is busy for as long as that takes. @param props.value what the form is told of which button it was */
export function SubmitButton(props: ButtonProps & { value?: string }) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" loading={isSubmitting} {...props} />;
}
