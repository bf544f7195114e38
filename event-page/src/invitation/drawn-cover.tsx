import { CONTENT_VERSION, type Content } from "@janur/domain/content/content";
import type { CoverWords } from "@janur/domain/content/cover-words";
import type { EventType } from "@janur/domain/content/event-type";
import type { Language } from "@janur/domain/text/language";
import type { ThemeAdjustment } from "@janur/domain/content/theme-adjustment";
import type { ThemeId } from "@janur/domain/content/theme";
import type { ReactNode } from "react";
import { messages } from "../texts/messages.ts";
import { nameStyle } from "../fonts/name-width.ts";
import { Cover } from "./sections/cover.tsx";
import { wornTheme } from "../themes/worn-theme.ts";

/** All that a cover shows. */
export interface CoverFacts extends CoverWords {
  theme: ThemeId;
  /** What its host has changed about it. */
  adjustment?: ThemeAdjustment | null;
  eventType: EventType;
  language: Language;
  /** Of the main ceremony; null while nobody knows. */
  startAt: Date | null;
  /** IANA name. */
  zone: string;
  city: string;
  /** Who sends it; empty for nobody. */
  senderName: string;
}

const nothing = { id: "", en: "" };

/** The guests' page's cover without the page: for pictures of it. Goes with `coverStyle`. */
export function DrawnCover({ facts }: { facts: CoverFacts }): ReactNode {
  const { language, senderName } = facts;
  const content = contentOf(facts);
  const [section] = content.sections;
  const context = {
    data: { slug: "", invitationId: "", content, sender: { name: senderName } },
    content,
    theme: wornTheme(content),
    language,
    t: messages[language],
    mode: "preview" as const,
    now: null,
  };
  return (
    <div className="body" lang={language}>
      <style>{nameStyle(content, context.theme)}</style>
      {section?.type === "cover" && <Cover section={section} context={context} target="end" />}
    </div>
  );
}

/** As much of an invitation as its cover looks at. */
function contentOf(facts: CoverFacts): Content {
  const { theme, adjustment, eventType, language, eyebrow, senderRelation, senderPhoneEnding, photo } = facts;
  const { names, startAt, zone, city, venue } = facts;
  return {
    version: CONTENT_VERSION,
    eventType,
    theme,
    ...(adjustment != null && { adjustments: { [theme]: adjustment } }),
    languages: [language],
    sections: [
      {
        ...{ id: "cover", type: "cover", isHidden: false, eyebrow, photo },
        ...{ senderName: "", senderRelation, senderPhoneEnding },
      },
      {
        id: "hosts",
        type: "hosts",
        isHidden: false,
        heading: nothing,
        persons: names.map((name, index) => ({
          id: `person-${String(index)}`,
          nickname: name,
          fullName: name,
          birthOrder: nothing,
          father: "",
          mother: "",
          photo: null,
        })),
      },
      {
        id: "ceremonies",
        type: "ceremonies",
        isHidden: false,
        heading: nothing,
        ceremonies: [
          {
            id: "ceremony",
            name: nothing,
            startAt: startAt?.toISOString() ?? null,
            endAt: null,
            isUntilFinished: false,
            zone,
            venue,
            address: "",
            city,
            mapUrl: "",
            dressCode: nothing,
            audience: "everyone",
          },
        ],
      },
    ],
  };
}
