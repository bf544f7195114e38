import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { URL } from "node:url";

/** A question or an order, as it came. */
export interface MetaCall {
  method: string;
  url: URL;
  authorization: string | undefined;
  body: unknown;
}

export interface MetaReply {
  status: number;
  body: unknown;
}

/** What a test makes the server say. */
export interface MetaFaults {
  /** To a message; it is taken unless this says otherwise. */
  sending?: () => MetaReply | "hang up";
  /** To a question; null answers what is known. */
  asking?: () => MetaReply | null;
}

export interface MetaServer {
  readonly calls: readonly MetaCall[];
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The one number that the server knows, its account, and a template that Meta has approved. */
export const metaNumber = { phoneNumberId: "106540352242922", businessAccountId: "102290129340398" } as const;
export const metaTemplate = { name: "undangan_nikah", language: "id" } as const;

const version = "/v24.0";
const templates = [
  {
    ...metaTemplate,
    status: "APPROVED",
    components: [{ type: "BODY", text: "Yth. {{1}}, undangan: {{2}}" }],
  },
  { name: "menunggu", language: "id", status: "PENDING", components: [{ type: "BODY", text: "x" }] },
  {
    name: "berfoto",
    language: "id",
    status: "APPROVED",
    components: [
      { type: "HEADER", format: "IMAGE" },
      { type: "BODY", text: "x" },
    ],
  },
];

/** The latest calls are kept. */
const keptCalls = 500;

/** What the addresses of the API begin with, at a server on this port. */
export function metaUrl(port: number): string {
  return `http://127.0.0.1:${String(port)}${version}`;
}

/** An error in Meta's shape. */
export function metaError(status: number, code: number): MetaReply {
  return {
    status,
    body: { error: { message: "(#) not to be shown", type: "OAuthException", code, fbtrace_id: "A" } },
  };
}

export function takenByMeta(): MetaReply {
  return {
    status: 200,
    body: { messaging_product: "whatsapp", messages: [{ id: `wamid.${randomBytes(12).toString("hex")}` }] },
  };
}

/**
 * Speaks the contract of WhatsApp's Cloud API as far as the product uses it, to loopback only. Nothing is sent to
 * anybody, and any token is good.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/reference
 * @param port 0 for any free one
 */
export async function startMetaServer(port: number, faults: MetaFaults = {}): Promise<MetaServer> {
  const calls: MetaCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://meta.test");
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === "" ? null : JSON.parse(text);
      calls.push({ method: request.method ?? "", url, authorization: request.headers.authorization, body });
      if (calls.length > keptCalls) calls.shift();
      const reply =
        request.method === "POST"
          ? (faults.sending?.() ?? takenByMeta())
          : (faults.asking?.() ?? known(url.pathname));
      if (reply === "hang up") request.socket.destroy();
      else
        response
          .writeHead(reply.status, { "Content-Type": "application/json" })
          .end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    calls,
    url: metaUrl(address.port),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function known(path: string): MetaReply {
  if (path === `${version}/${metaNumber.phoneNumberId}`)
    return {
      status: 200,
      body: { id: "1", display_phone_number: "+62 812-0000-1111", verified_name: "Rani & Dimas" },
    };
  if (path === `${version}/${metaNumber.businessAccountId}/message_templates`)
    return { status: 200, body: { data: templates, paging: {} } };
  return metaError(400, 100);
}
