import type { ReactNode } from "react";

/** One thing to choose in `.opts`: the whole field is the target, and the chosen one is filled. */
export function Option(props: {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  isChosen: boolean;
  isRequired?: boolean;
  children: ReactNode;
}): ReactNode {
  const { type, name, value, isChosen, isRequired, children } = props;
  return (
    <label>
      <input type={type} name={name} value={value} required={isRequired} defaultChecked={isChosen} />
      <span>{children}</span>
    </label>
  );
}
