import { mainCeremony } from "@janur/domain/content/content";
import { dayMonthText } from "@janur/domain/time/date-text";
import type { PublicWish } from "@janur/domain/wish/wish";
import { defaultZone } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import type { SectionContext } from "../context.ts";

export function WishItem({ wish, context }: { wish: PublicWish; context: SectionContext }): ReactNode {
  const { t, language, content } = context;
  const zone = mainCeremony(content)?.zone ?? defaultZone;
  return (
    <li>
      <p className="lines" dir="auto">
        {wish.text}
      </p>
      <p className="small">
        <b dir="auto">{wish.name}</b>{" "}
        <span>
          {wish.attendance === "yes" && `· ${t.coming} `}·{" "}
          {dayMonthText(new Date(wish.createdAt), zone, language)}
        </span>
      </p>
      {wish.reply !== "" && (
        <p className="small reply lines">
          <b>{t.familyReply}</b> {wish.reply}
        </p>
      )}
    </li>
  );
}
