import { useSearchParams } from "react-router-dom";
import type * as z from "zod";

/** What a screen lets its address say: texts only, each with a default for what is missing or cannot be meant. */
type AddressSchema<View extends Record<string, string>> = z.ZodType<View>;

/** What an address says. */
export function addressView<View extends Record<string, string>>(
  schema: AddressSchema<View>,
  parameters: URLSearchParams,
): View {
  return schema.parse(Object.fromEntries(parameters));
}

/** The query of an address after a change: defaults stay unsaid, foreign parameters stay. */
export function changedAddress<View extends Record<string, string>>(
  schema: AddressSchema<View>,
  parameters: URLSearchParams,
  change: Partial<NoInfer<View>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const usual: Record<string, string> = schema.parse({});
  for (const [name, value] of Object.entries({ ...addressView(schema, parameters), ...change })) {
    if (value === usual[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

interface AddressChanges<View> {
  /** Whether going back shall undo a change, told from the view before it and the change. */
  isStep?: (before: View, change: Partial<View>) => boolean;
}

/** What a screen shows, kept in the address so that it can be sent, bookmarked and gone back to. */
export function useAddressView<View extends Record<string, string>>(
  schema: AddressSchema<View>,
  { isStep }: AddressChanges<NoInfer<View>> = {},
): [View, (change: Partial<View>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = addressView(schema, parameters);
  const change = (changed: Partial<View>) => {
    setParameters((old) => changedAddress(schema, old, changed), {
      replace: !(isStep?.(view, changed) ?? false),
      preventScrollReset: true,
    });
  };
  return [view, change];
}
