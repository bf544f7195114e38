/** What a template says, before it becomes plain text and HTML. Nothing in it is markup. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** Lines that stand as a list between paragraphs and button. */
  items?: readonly string[];
  /** What to do: the words on the button and where it leads. */
  action: { label: string; url: string };
  /** Small print: why this mail came, and what is safe. */
  footer: readonly string[];
}

/** One line without control characters, so that no header can be made inside it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** Safe as text and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** For mail programs that show no HTML, and for people who want none. */
export function plainText({ paragraphs, items = [], action, footer }: MailText): string {
  return [
    ...paragraphs.map(oneLine),
    ...(items.length === 0 ? [] : [items.map((item) => `- ${oneLine(item)}`).join("\n")]),
    `${oneLine(action.label)}:\n${action.url}`,
    `--\n${footer.map(oneLine).join("\n")}`,
  ].join("\n\n");
}

const ink = "#212017";
const dim = "#5d5b51";
const leaf = "#257040";

/** Simple enough for every mail program: no pictures, no style sheet, nothing that is fetched. */
export function htmlText(
  { subject, paragraphs, items = [], action, footer }: MailText,
  language: string,
): string {
  const block = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(oneLine(text))}</p>`;
  const list =
    items.length === 0
      ? ""
      : `<ul style="margin:0 0 16px;padding-left:20px">${items
          .map((item) => `<li style="margin:0 0 8px">${escapeHtml(oneLine(item))}</li>`)
          .join("")}</ul>`;
  const button = `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${leaf};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(oneLine(action.label))}</a></p>`;
  const small = footer
    .map((text) => `<p style="margin:0 0 8px;font-size:13px;color:${dim}">${escapeHtml(oneLine(text))}</p>`)
    .join("");
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(subject))}</title></head>`,
    `<body style="margin:0;background:#fbfaf6"><div style="max-width:560px;margin:0 auto;padding:24px 20px;font:16px/1.5 'Plus Jakarta Sans',Arial,sans-serif;color:${ink}">`,
    `<p style="margin:0 0 24px;font-weight:700;color:${leaf}">Janur</p>`,
    ...paragraphs.map(block),
    list,
    button,
    `<hr style="margin:24px 0 16px;border:0;border-top:1px solid #e3dfd7">`,
    small,
    "</div></body></html>",
  ].join("\n");
}
