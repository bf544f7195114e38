import type { TFunction } from "i18next";
import { createContext, use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Namespace } from "./resources.d.ts";

/** Whether people register at the event of this page: where guests are called so elsewhere, they are participants there. */
export const ConferenceContext = createContext(false);

/** Texts in the words of the event: a key's `_conference` where there is one and people register. */
export function useEventText<Name extends Namespace>(namespace: Name): TFunction<Name>;
export function useEventText(namespace: Namespace): TFunction<Namespace> {
  const { t } = useTranslation<Namespace>(namespace);
  const isConference = use(ConferenceContext);
  return useMemo(() => (isConference ? inConference(t) : t), [t, isConference]);
}

function inConference(t: TFunction<Namespace>): TFunction<Namespace> {
  return new Proxy(t, {
    apply: (text, self, [key, options]: [string, object?]) =>
      Reflect.apply(text, self, [key, { ...options, context: "conference" }]) as unknown,
  });
}
