import type { TFunction } from "i18next";
import { createContext, use, useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Whether people register there: where guests are called so elsewhere, they are participants here. */
export const ConferenceContext = createContext(false);

/** Texts of the door in the words of the event: a key's `_conference` where it has one. */
export function useDoorText(): TFunction<"door"> {
  const { t } = useTranslation("door");
  const isConference = use(ConferenceContext);
  return useMemo(() => (isConference ? inConference(t) : t), [t, isConference]);
}

function inConference(t: TFunction<"door">): TFunction<"door"> {
  return new Proxy(t, {
    apply: (text, self, [key, options]: [string, object?]) =>
      Reflect.apply(text, self, [key, { ...options, context: "conference" }]) as unknown,
  });
}
