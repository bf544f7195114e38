import { firstContent } from "@janur/domain/content/traditions/first-content";
import { defaultZone } from "@janur/domain/time/zone";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { StillPage } from "../features/page-preview/components/still-page.tsx";
import { useRested } from "../lib/browser/use-rested.ts";
import { currentLanguage } from "../lib/i18n/i18n.ts";
import { picturedDay } from "../ui/art/pictured-themes.ts";

/** A wedding's whole invitation, as guests would scroll it, in two names. */
export function LivingInvitation({ names: [first, second] }: { names: readonly [string, string] }) {
  const { t } = useTranslation("front-door");
  const names = useRested(`${first}\n${second}`)
    .split("\n")
    .filter((name) => name !== "");
  const content = firstContent({
    eventType: "wedding",
    language: currentLanguage(),
    names,
    startAt: picturedDay,
    zone: defaultZone,
    venue: t("sample.venue"),
    city: "Bandung",
    pack: "islam-sunda",
    theme: "ronce",
  });
  return (
    <Suspense>
      <StillPage
        invitation={{ id: "", slug: "" }}
        content={content}
        isSampled
        language={currentLanguage()}
        title={t("living.page")}
        senderName=""
      />
    </Suspense>
  );
}
