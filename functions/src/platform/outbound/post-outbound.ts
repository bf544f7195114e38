import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { AppError } from "@janur/domain/errors";
import type { DeliveryProblem } from "@janur/domain/integration/delivery";
import { limits } from "@janur/domain/limits";
import { cutText } from "@janur/domain/text/text";
import { allowedAddresses, hostOf, resolveName, webhookTarget, type Resolve } from "./outbound-target.ts";

const { timeoutMs, responseBytes, response: responseLength } = limits.integration.webhook;

/** What came of a call. */
export type Outbound =
  | { status: number; response: string; problem: null }
  | { status: null; response: ""; problem: DeliveryProblem };

/**
 * Sends a body to an address that somebody typed. The name is looked up once
 * and the connection goes to what was found and allowed; redirects are
 * answers like any other and are not followed.
 * @param target checked anew: what was good when it was typed may lead elsewhere now
 */
export async function postOutbound(
  target: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  resolve: Resolve = resolveName,
): Promise<Outbound> {
  const silence = AbortSignal.timeout(timeoutMs);
  try {
    const url = webhookTarget(target);
    const addresses = await allowedAddresses(hostOf(url), resolve);
    const pinned: LookupFunction = (_name, options, callback) => {
      const [first] = addresses;
      if (options.all === true) callback(null, addresses);
      else callback(null, first?.address ?? "", first?.family);
    };
    const answer = await send(url, { headers, body, lookup: pinned, signal: silence });
    return { status: answer.statusCode ?? 0, response: await beginning(answer), problem: null };
  } catch (error) {
    return { status: null, response: "", problem: problemOf(error, silence) };
  }
}

function problemOf(error: unknown, silence: AbortSignal): DeliveryProblem {
  if (silence.aborted) return "too-slow";
  return error instanceof AppError && error.code === "integration/address-refused"
    ? "address-refused"
    : "unreachable";
}

function send(
  url: URL,
  {
    headers,
    body,
    lookup,
    signal,
  }: Required<Pick<RequestOptions, "lookup" | "signal">> & {
    headers: Record<string, string>;
    body: string;
  },
): Promise<IncomingMessage> {
  const bytes = Buffer.from(body);
  const options = {
    method: "POST",
    // A connection of its own each: one that is kept was allowed at another time.
    agent: false as const,
    lookup,
    signal,
    headers: { ...headers, "Content-Length": String(bytes.length) },
    ...(isIP(hostOf(url)) === 0 ? { servername: url.hostname } : {}),
  };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, resolve);
    outgoing.on("error", reject);
    outgoing.end(bytes);
  });
}

/** Reads no more than is shown, whatever the other side sends. */
async function beginning(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream: AsyncIterable<Uint8Array> = answer;
  for await (const bytes of stream) {
    chunks.push(bytes);
    length += bytes.length;
    if (length >= responseBytes) break;
  }
  answer.destroy();
  // What is no text is shown as far as it is: nobody stores half a character.
  const text = new TextDecoder().decode(Buffer.concat(chunks)).replace(/[\p{Cc}\p{Surrogate}]/gu, " ");
  return cutText(text.trim(), responseLength);
}
