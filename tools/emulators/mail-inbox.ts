import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ReceivedMail } from "./received-mail.ts";

/** Mails show themselves inside a frame that may run and fetch nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/**
 * The inbox in a browser: `/` lists what arrived, `/mail/<number>` shows one, `/mail/<number>/html` its HTML alone,
 * `/mails.json?to=<address>` is for programs, oldest first.
 */
export async function startInbox(
  port: number,
  received: readonly ReceivedMail[],
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, received);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, received: readonly ReceivedMail[]): void {
  const url = new URL(request.url ?? "/", "http://inbox");
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
    });
    response.end(body);
  };
  if (url.pathname === "/") {
    send(200, "text/html", page("Inbox", listOf(received)));
    return;
  }
  if (url.pathname === "/mails.json") {
    const to = url.searchParams.get("to");
    const found = to === null ? received : received.filter((mail) => mail.to.includes(to));
    send(200, "application/json", JSON.stringify(found));
    return;
  }
  const [, number, part] = /^\/mail\/(\d+)(\/html)?$/.exec(url.pathname) ?? [];
  const mail = received.find((one) => String(one.number) === number);
  if (mail === undefined)
    send(404, "text/html", page("Not here", "<p>No such mail. <a href='/'>Inbox</a></p>"));
  else if (part === undefined) send(200, "text/html", page(mail.subject, detailsOf(mail)));
  else send(200, "text/html", `<base target="_top">${mail.html}`);
}

function listOf(received: readonly ReceivedMail[]): string {
  if (received.length === 0)
    return "<p>No mail yet. What Janur sends on this machine arrives here, and nowhere else.</p>";
  const rows = received
    .toReversed()
    .map(
      (mail) =>
        `<tr><td>${escapeHtml(timeOf(mail))}</td><td>${escapeHtml(mail.to.join(", "))}</td><td><a href="/mail/${String(mail.number)}">${escapeHtml(mail.subject)}</a></td></tr>`,
    )
    .join("");
  return `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function detailsOf(mail: ReceivedMail): string {
  return [
    `<p><a href="/">Inbox</a></p>`,
    `<p>${escapeHtml(timeOf(mail))} · ${escapeHtml(mail.from)} → ${escapeHtml(mail.to.join(", "))}</p>`,
    `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="HTML" src="/mail/${String(mail.number)}/html"></iframe>`,
    `<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  ].join("\n");
}

function timeOf({ receivedAt }: ReceivedMail): string {
  return new Date(receivedAt).toLocaleTimeString("en-GB");
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark}
body{max-width:960px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
table{width:100%;border-collapse:collapse}
th,td{padding:8px;border-bottom:1px solid #8886;text-align:left;overflow-wrap:anywhere}
iframe{width:100%;height:560px;border:1px solid #8886;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
