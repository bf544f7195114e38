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
export function escapeHtml(text: string): string {
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
  const block = (text: string) => paragraph(escapeHtml(oneLine(text)));
  const list =
    items.length === 0
      ? ""
      : `<ul style="margin:0 0 16px;padding-left:20px">${items
          .map((item) => `<li style="margin:0 0 8px">${escapeHtml(oneLine(item))}</li>`)
          .join("")}</ul>`;
  const inside = [...paragraphs.map(block), list, `<p style="margin:24px 0">${button(action)}</p>`];
  return htmlFrame({ title: subject, brand: "Janur", inside, small: footer.map(smallPrint) }, language);
}

/** @param inner HTML */
export function paragraph(inner: string): string {
  return `<p style="margin:0 0 16px">${inner}</p>`;
}

export function button({ label, url }: MailText["action"]): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${leaf};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(oneLine(label))}</a>`;
}

export function smallPrint(text: string): string {
  return `<p style="margin:0 0 8px;font-size:13px;color:${dim}">${escapeHtml(oneLine(text))}</p>`;
}

/**
 * A whole mail.
 * @param brand who speaks, at the top
 * @param inside HTML, as is `small`
 */
export function htmlFrame(
  mail: { title: string; brand: string; inside: readonly string[]; small: readonly string[] },
  language: string,
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(mail.title))}</title></head>`,
    `<body style="margin:0;background:#fbfaf6"><div style="max-width:560px;margin:0 auto;padding:24px 20px;font:16px/1.5 'Plus Jakarta Sans',Arial,sans-serif;color:${ink};overflow-wrap:anywhere">`,
    `<p style="margin:0 0 24px;font-weight:700;color:${leaf}">${escapeHtml(oneLine(mail.brand))}</p>`,
    ...mail.inside,
    `<hr style="margin:24px 0 16px;border:0;border-top:1px solid #e3dfd7">`,
    mail.small.join(""),
    "</div></body></html>",
  ].join("\n");
}
