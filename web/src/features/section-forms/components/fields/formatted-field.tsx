import { useRef, type ComponentProps } from "react";
import { FormatTools } from "./format-tools.tsx";
import { LinesField } from "./still-field.tsx";

/** Several lines with the tools for bold, italic, lists and links beneath. */
export function FormattedField(props: ComponentProps<typeof LinesField> & { label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div>
      <LinesField {...props} ref={field} />
      <FormatTools label={props.label} field={field} onChange={props.onChange} />
    </div>
  );
}
