import type { Language } from "@janur/domain/text/language";
import { createElement } from "react";
import { helperCss, helperScript } from "../../generated/assets.ts";
import { HelperBody } from "./helper-body.tsx";
import { helperListTexts } from "./helper-list-messages.ts";
import { helperMessages } from "./helper-messages.ts";
import { proofreadingMessages } from "./helper-proofreading-messages.ts";
import { helperSendingMessages } from "./helper-sending-messages.ts";
import { htmlDocument, type HtmlDocument } from "../../document/html-document.ts";
import { themes } from "../../themes/themes.ts";

/** What the script says, by short name; refusals by their code. */
function helperTexts(language: Language): Record<string, string> {
  const t = helperMessages[language];
  const p = proofreadingMessages[language];
  const { all, allThreads, opening, earlier, newer, sending, sent, kept, offline, trouble } = t;
  return {
    all,
    allThreads,
    opening,
    earlier,
    newer,
    sending,
    sent,
    kept,
    offline,
    trouble,
    "proof-sent": p.sent,
    "proof-thanks": p.thanks,
    "proof-kept": p.kept,
    pace: helperSendingMessages[language].pace,
    "pass/none": t.noLink,
    ...helperListTexts(language),
    ...t.refusals,
  };
}

/**
 * `/bantu`: the page of a helper who holds a pass. It is the same for everybody
 * and knows nothing; what belongs to the pass comes after its secret has proven itself.
 */
export function renderHelperPage(language: Language): HtmlDocument {
  const facts = JSON.stringify({ language, text: helperTexts(language) }).replaceAll("<", "\\u003c");
  return htmlDocument({
    language,
    theme: themes.janur,
    displayFont: null,
    title: helperMessages[language].title,
    body: createElement(HelperBody, { language, facts, script: helperScript }),
    script: helperScript,
    extraStyle: helperCss,
  });
}
