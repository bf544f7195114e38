import type { ReactNode } from "react";
import type { Messages } from "../../../texts/message-texts.ts";

/** Wide enough to be read off a dim or cracked screen, and narrower than any phone. */
const side = 280;

/** The code that lets a guest in, as a picture that stays with them; only its place where the family looks on. */
export function DoorCode({ t, picture }: { t: Messages; picture: string | null }): ReactNode {
  if (picture === null) return <p className="strong">{t.doorCodePlace}</p>;
  return (
    <div id="door-code">
      <p className="lead strong">{t.doorCode}</p>
      <figure className="place">
        <img src={picture} width={side} height={side} alt={t.doorCode} />
      </figure>
      <p className="small">{t.doorCodeHint}</p>
      <p id="code-kept" className="small" hidden>
        {t.codeKept}
      </p>
      <p className="place">
        <a className="quiet" href={picture} download={`${t.codeFile}.png`}>
          {t.saveCode}
        </a>
      </p>
    </div>
  );
}
