import { cacheOf } from "./cache-of.ts";
import { readGuestAddress } from "../guest-address.ts";
import { find, show, slug } from "../page.ts";
import { field, text } from "../read.ts";
import { kept } from "../storage.ts";
import {
  isCodeCache,
  isOtherLinkOf,
  keptAddress,
  linkProof,
  ownerHeader,
  ownHeader,
  proofHeader,
  scope,
  untilHeader,
  workerPath,
} from "./kept-code.ts";

/*
 * Keeps a guest's code for when there is no signal: fetched by the page's script when the server has given one. Only
 * once all is in place it is promised.
 */
addEventListener("code", (event) => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const token = text(detail, "1");
  if (token) void keepCode(field(detail, "0"), token).catch(() => undefined);
});

async function keepCode(page: unknown, token: string): Promise<void> {
  await forgetOtherLinks(text(page, "owner"));
  const group = groupOf(token);
  for (const link of group ? [token, group] : [token]) {
    const cache = await caches.open(cacheOf(link));
    await cache.put(keptAddress, keptPage(page, await linkProof(link), cacheOf(token)));
  }
  // They have left meanwhile: the page's script keeps in its address whose it is.
  if (readGuestAddress("", location.hash).token !== token) {
    await caches.delete(cacheOf(token));
    return;
  }
  await navigator.serviceWorker.register(workerPath, { scope, updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  show(find("code-kept"), true);
}

/** The token of the group's link by which this very guest has answered on this phone, or the empty text. */
function groupOf(token: string): string {
  const [group = "", own = ""] = kept("localStorage", `janur:group:${slug}`).split("#");
  return readGuestAddress("", own).token === token ? group : "";
}

/** What an earlier link of theirs has kept opens no door any more. */
async function forgetOtherLinks(owner: string): Promise<void> {
  for (const name of (await caches.keys()).filter(isCodeCache)) {
    const other = await caches.match(keptAddress, { cacheName: name });
    if (other && isOtherLinkOf(owner, other.headers)) await caches.delete(name);
  }
}

function keptPage(page: unknown, proof: string, own: string): Response {
  return new Response(text(page, "html"), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "frame-ancestors 'none'",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      [proofHeader]: proof,
      [ownerHeader]: text(page, "owner"),
      [ownHeader]: own,
      [untilHeader]: text(page, "until"),
    },
  });
}
