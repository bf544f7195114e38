import { Textarea, TextInput, type TextareaProps, type TextInputProps } from "@mantine/core";
import { memo, type ChangeEvent } from "react";
import { useLatest } from "../../../../lib/browser/use-latest.ts";
import classes from "./editor-fields.module.css";

/** Where the browser fits the height to what stands in a field, no script measures it with each key. */
const growing: TextareaProps = CSS.supports("field-sizing", "content")
  ? { rows: 3, classNames: { input: classes.lines } }
  : { autosize: true, minRows: 3, maxRows: 12 };

/** Place in the content, by which a field is found. */
type Typed = { onChange: (value: string) => void; "data-field"?: string };

const StillInput = memo(TextInput);
const StillTextarea = memo(Textarea);

/*
 * Fields that rest while others are typed in. Every key draws the whole editor; a long text would measure its height
 * anew each time, which lays the page out once for each of them (budget A6).
 */

/** One line. */
export function LineField({ onChange, ...field }: Omit<TextInputProps, "onChange"> & Typed) {
  const change = useLatest((event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.value);
  });
  return <StillInput {...field} onChange={change} />;
}

/** Several lines, as high as what stands in it. */
export function LinesField({ onChange, ...field }: Omit<TextareaProps, "onChange"> & Typed) {
  const change = useLatest((event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange(event.currentTarget.value);
  });
  return <StillTextarea {...field} {...growing} onChange={change} />;
}
