import {
  ceremoniesOf,
  mainCeremony,
  namesOf,
  visibleSection,
  type Content,
} from "@janur/domain/content/content";
import { hostsKindOf } from "@janur/domain/content/event-type";
import { pictureAddress, type Picture } from "@janur/domain/content/sections/media";
import { clockText, dateText } from "@janur/domain/time/date-text";
import { localize, type Language } from "@janur/domain/text/language";
import { wallClock } from "@janur/domain/time/zone";
import type { PublicWish } from "@janur/domain/wish/wish";
import type { ReactNode } from "react";
import { cropClasses } from "../../document/photo-style.ts";
import { faceOfNames, isHeadable } from "../../fonts/display-font.ts";
import type { Theme } from "../../themes/base/theme.ts";
import { screenMessages } from "./screen-messages.ts";
import { ScreenCrown } from "./screen-scene.tsx";

/** Lines of a programme that can be read from afar. */
const shownItems = 6;

interface SlideProps {
  content: Content;
  theme: Theme;
  language: Language;
}

/** Whose feast it is, and the day. */
export function TitleSlide({ content, theme, language }: SlideProps): ReactNode {
  const names = namesOf(content);
  const cover = visibleSection(content, "cover");
  const eyebrow = cover === undefined ? "" : localize(cover.eyebrow, language);
  const ceremony = mainCeremony(content);
  const face = faceOfNames(names, theme);
  const isLong = Math.max(0, ...names.map((name) => name.length)) > 14;
  const isCouple = hostsKindOf(content.eventType) === "couple" && names.length === 2;
  return (
    <>
      <ScreenCrown theme={theme} />
      {eyebrow !== "" && <p className="sc-eyebrow">{eyebrow}</p>}
      <h1
        className={["sc-hosts", face === "display" ? "" : "nd", isLong ? "long" : ""]
          .filter(Boolean)
          .join(" ")}
      >
        {isCouple ? (
          <>
            <span dir="auto">{names[0]}</span>{" "}
            <span>
              <i>&amp;</i> <span dir="auto">{names[1]}</span>
            </span>
          </>
        ) : (
          <span dir="auto">{names.join(", ")}</span>
        )}
      </h1>
      {ceremony?.startAt != null && (
        <p className="sc-lead">{dateText(new Date(ceremony.startAt), ceremony.zone, language)}</p>
      )}
    </>
  );
}

interface Item {
  key: string;
  time: string;
  title: string;
  place: string;
  isNow: boolean;
}

/** What happens when, with what is on now; from there on, where the whole is longer than can be read. */
export function ProgrammeSlide({ content, theme, language, now }: SlideProps & { now: Date }): ReactNode {
  const t = screenMessages[language];
  const items = itemsOf(content, language, now);
  if (items.length === 0) return null;
  const current = items.findIndex(({ isNow }) => isNow);
  const from = Math.max(0, Math.min(current - 1, items.length - shownItems));
  return (
    <>
      <p className="sc-now" data-clock="" />
      <p className={isHeadable(t.programme, theme) ? "sc-heading" : "sc-heading nd"}>{t.programme}</p>
      <ol className="sc-items">
        {items.slice(from, from + shownItems).map(({ key, time, title, place, isNow }) => (
          <li key={key} className={isNow ? "on" : undefined}>
            <b>{time}</b>
            <span dir="auto">
              {title}
              {place !== "" && <small>{place}</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The rundown by the clock of the main ceremony; without one the ceremonies that everybody knows of. */
function itemsOf(content: Content, language: Language, now: Date): Item[] {
  const main = mainCeremony(content);
  const rundown = content.sections.flatMap((section) =>
    section.type === "rundown" && !section.isHidden ? section.items : [],
  );
  if (rundown.length > 0 && main !== undefined) {
    const clock = wallClock(now, main.zone);
    const isToday = main.startAt !== null && wallClock(new Date(main.startAt), main.zone).date === clock.date;
    const passed = isToday ? rundown.filter(({ time }) => time <= clock.time) : [];
    const latest = passed.reduce<string>((last, { time }) => (time > last ? time : last), "");
    return rundown.map(({ id, time, title }) => ({
      ...{ key: id, time: time.replace(":", "."), title: localize(title, language), place: "" },
      isNow: time === latest,
    }));
  }
  const dated = ceremoniesOf(content).flatMap((ceremony) =>
    ceremony.startAt === null ? [] : [{ ...ceremony, at: new Date(ceremony.startAt) }],
  );
  const started = dated.filter(({ at }) => at <= now).sort((a, b) => b.at.getTime() - a.at.getTime())[0];
  return dated.map(({ id, at, zone, name, venue }) => ({
    ...{ key: id, time: clockText(at, zone), title: localize(name, language), place: venue },
    isNow: id === started?.id && wallClock(at, zone).date === wallClock(now, zone).date,
  }));
}

/** Longer ones are set smaller. */
const wishSizes = [
  { letters: 60, size: "xl" },
  { letters: 120, size: "l" },
  { letters: 200, size: "m" },
];

export function WishSlide({ wish, theme }: { wish: PublicWish; theme: Theme }): ReactNode {
  const size = wishSizes.find(({ letters }) => wish.text.length <= letters)?.size ?? "s";
  return (
    <figure className={`sc-wish ${size}`}>
      <ScreenCrown theme={theme} />
      <blockquote dir="auto">{wish.text}</blockquote>
      <figcaption dir="auto">{wish.name}</figcaption>
    </figure>
  );
}

/** A wide picture fills the screen, an upright one stands in a frame. */
export function PictureSlide({ picture, language }: { picture: Picture; language: Language }): ReactNode {
  const { media, width, height, crop } = picture;
  const [alt, caption] = [picture.alt, picture.caption].map((text) => localize(text, language));
  const shape = width / height >= 1.3 ? "wide" : "tall";
  return (
    <figure className={`sc-picture ${shape} ${cropClasses(crop)}`.trim()}>
      <img src={pictureAddress(media, 1440)} width={width} height={height} alt={alt} />
      {caption !== "" && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
