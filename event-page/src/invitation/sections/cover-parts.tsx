import { visibleSection } from "@janur/domain/content/content";
import { addressedName } from "@janur/domain/guest/guest-name";
import { musicAddress } from "@janur/domain/content/sections/media";
import type { ReactNode } from "react";
import { eventPath } from "../data/page-data.ts";
import type { SectionContext } from "./context.ts";
import { SafetyLine } from "./safety-line.tsx";
import { SenderLine, senderWords } from "./sender-line.tsx";

/** "Kepada Yth. Bapak Hadi, di tempat. Bukan Anda?", and thanks once the day has passed; the script puts the guest's name in. */
export function Addressee({ context }: { context: SectionContext }): ReactNode {
  const { t, mode, isOver = false } = context;
  const { guest } = context.data;
  const place = isOver ? t.over : t.inPlace;
  return (
    <>
      <p className="small">{isOver ? t.memory : t.to}</p>
      <p className="guest" id="guest" dir="auto">
        {guest === undefined ? t.anyGuest : addressedName(guest)}
      </p>
      {mode === "page" && <p className="say" id="told" role="status" tabIndex={-1} />}
      {(place !== "" || mode === "page") && (
        <p className="small">
          {place}
          {mode === "page" && (
            <button className="link named" id="unnamed" type="button" hidden>
              {t.notYou}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** "Buka Undangan", and in one quiet line at the foot from whom it comes and what a worried guest looks for: one tap each. */
export function CoverActions(props: {
  context: SectionContext;
  /** Where "Buka Undangan" leads: the first section after the cover. */
  target: string;
}): ReactNode {
  const { context, target } = props;
  const { t, language, content, data, mode, isEasy, isOver } = context;
  return (
    <>
      <a className="btn" id="open" href={`#${target}`} data-music={musicOf(context)}>
        {isOver === true ? t.openMemory : t.open}
      </a>
      {mode !== "page" && <SenderLine context={context} />}
      {mode === "page" && (
        <div className="fine small">
          <details>
            <summary className="link">
              {senderWords(context)} {t.isSafe}
            </summary>
            <SafetyLine context={context} />
            {isOver !== true && <p className="named">{t.forgive}</p>}
          </details>
          <a
            className="link"
            id="easy"
            role="button"
            href={`${eventPath(data.slug, content, language)}${isEasy === true ? "" : "?mudah"}`}
          >
            <span>{t.easyMode}</span>
            <span className="on">{t.easyModeOn}</span>
          </a>
        </div>
      )}
    </>
  );
}

/** What begins with the tap; no byte of it is asked for before. */
function musicOf({ content, theme, mode }: SectionContext): string | undefined {
  const music = visibleSection(content, "music");
  if (music === undefined || mode !== "page") return undefined;
  const isLeftOut = theme.leavesOut?.includes("music") ?? false;
  return isLeftOut ? undefined : (musicAddress(music) ?? undefined);
}
