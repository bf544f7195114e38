import i18next from "i18next";
import type { FieldValues, Resolver } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type account from "../../locales/id/account.ts";
import type { resolvers } from "./form.ts";
import { loadAccountData } from "./load-data.ts";

const loadResolvers = () => import("./form.ts");

/** Fetches checks and Firebase while the person types, so that submitting waits for nothing. */
export function warmChecks(): void {
  loadResolvers().catch(() => undefined);
  loadAccountData().catch(() => undefined);
}

/** The check of a form. It is fetched when it is first needed: the sign-in page paints without zod. */
export function lazyResolver<Values extends FieldValues>(
  pick: (all: typeof resolvers) => Resolver<Values>,
): Resolver<Values> {
  return async (values, context, options) => {
    // As they are now: somebody may go on typing while the check is on its way.
    const asked = { ...values };
    return pick((await loadResolvers()).resolvers)(asked, context, options);
  };
}

type FieldMessage = keyof (typeof account)["field"];

function isFieldMessage(message: string): message is FieldMessage {
  return i18next.exists(`account:field.${message}`);
}

/** Turns the keys that checks give into the text under a field. */
export function useFieldText(): (error: { message?: string } | undefined) => string | undefined {
  const { t } = useTranslation("account");
  return (error) =>
    error?.message !== undefined && isFieldMessage(error.message) ? t(`field.${error.message}`) : undefined;
}
