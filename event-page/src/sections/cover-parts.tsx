import { visibleSection } from "@janur/domain/content";
import { addressedName } from "@janur/domain/guest";
import { musicAddress } from "@janur/domain/sections/media";
import type { ReactNode } from "react";
import { eventPath } from "../page-data.ts";
import type { SectionContext } from "./context.ts";
import { SenderLine } from "./sender-line.tsx";

/** "Kepada Yth. Bapak Hadi, di tempat"; the script puts the guest's name in. */
export function Addressee({ context }: { context: SectionContext }): ReactNode {
  const { t } = context;
  const { guest } = context.data;
  return (
    <>
      <p className="small">{t.to}</p>
      <p className="guest" id="guest" dir="auto">
        {guest === undefined ? t.anyGuest : addressedName(guest)}
      </p>
      {t.inPlace !== "" && <p className="small">{t.inPlace}</p>}
      <p className="small named" hidden={guest === undefined}>
        {t.forgive}
      </p>
    </>
  );
}

/** "Buka Undangan", and beneath it what makes the link trustworthy. */
export function CoverActions(props: {
  context: SectionContext;
  /** Where "Buka Undangan" leads: the first section after the cover. */
  target: string;
}): ReactNode {
  const { context, target } = props;
  const { t, language, content, data, mode } = context;
  return (
    <>
      <a className="btn" id="open" href={`#${target}`} data-music={musicOf(context)}>
        {t.open}
      </a>
      <SenderLine context={context} />
      <p className="small">{t.safety}</p>
      {mode === "page" && (
        <a className="link small" id="easy" href={`${eventPath(data.slug, content, language)}?mudah`}>
          {t.easyMode}
        </a>
      )}
      {mode === "page" && (
        <div className="small named" hidden>
          <p id="not-you" />
          <button className="link" id="unnamed" type="button">
            {t.openUnnamed}
          </button>
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
