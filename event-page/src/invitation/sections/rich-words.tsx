import type { RichText, Run } from "@janur/domain/content/sections/rich-text";
import { Fragment, type ReactNode } from "react";
import type { EditAttributes } from "./edit-mark.ts";
import { held } from "./lines.tsx";

/** What hosts wrote, with bold, italic, lists and links where they set them. */
export function RichWords(props: { text: RichText; edit?: EditAttributes | undefined }): ReactNode {
  const { text, edit } = props;
  if (typeof text === "string")
    return text === "" ? null : (
      <p className="lines" {...edit}>
        {held(text)}
      </p>
    );
  return (
    <div className="rich" {...edit}>
      {text.blocks.map((block, index) => {
        if (block.type === "paragraph") {
          return (
            <p key={index} className="lines">
              <Runs runs={block.runs} />
            </p>
          );
        }
        const List = block.isNumbered ? "ol" : "ul";
        return (
          <List key={index}>
            {block.items.map(({ runs }, place) => (
              <li key={place}>
                <Runs runs={runs} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

function Runs({ runs }: { runs: readonly Run[] }): ReactNode {
  return runs.map((run, index) => <Fragment key={index}>{looked(run)}</Fragment>);
}

function looked({ text, isBold, isItalic, link }: Run): ReactNode {
  const slanted = isItalic ? <i>{held(text)}</i> : held(text);
  const words = isBold ? <b>{slanted}</b> : slanted;
  return link === "" ? (
    words
  ) : (
    <a href={link} rel="noopener noreferrer" target="_blank">
      {words}
    </a>
  );
}
