import { pageLimits } from "@janur/domain/limits/page-limits";
import { describe, expect, test } from "vitest";
import { useAlbum } from "../../../tests/harness/album-senders.ts";
import { ask } from "../../../tests/harness/http.ts";
import { freshSender } from "../../../tests/harness/product.ts";

/* Lists of wishes and pictures are queries: so many of one sender, whatever they write behind the question mark. */

const { at, openAlbum } = useAlbum();

const shared = "public, max-age=0, s-maxage=60";
const { count } = pageLimits.wall;

/** What callers write to get past a cache: made-up cursors, and words that are none of ours or those of another page. */
const queryOf = (index: number) =>
  [
    ``,
    `?after=x${String(index)}`,
    `?q=${String(index)}`,
    `?v=${String(index)}`,
    "?mudah",
    `?mudah&v&n=${String(index)}`,
  ][index % 6] ?? "";

describe.each([
  ["the wall for the page's script", "wishes.json", "ucapan"],
  ["the wall as a page", "ucapan", "wishes.json"],
  ["the album for the page's script", "album.json", "album"],
  ["the album as a page", "album", "album.json"],
])("%s", (_what, piece, other) => {
  test("comes so often for one sender, however they ask, and goes on for everybody else", async () => {
    const { slug } = await openAlbum();
    const get = (rest: string, sender: Record<string, string>) =>
      ask(`${at.product.origin}/event/${slug}${rest === "" ? "" : `/${rest}`}`, { headers: sender });
    const sender = freshSender();
    const statuses = new Set<number>();
    for (let from = 0; from < count; from += 40) {
      const some = Array.from({ length: 40 }, (_, index) => get(`${piece}${queryOf(from + index)}`, sender));
      for (const { status } of await Promise.all(some)) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
    for (const rest of [piece, `${piece}?q=1`, `${piece}?v=1`, `${piece}?mudah`, other]) {
      const refused = await get(rest, sender);
      expect(refused.status, rest).toBe(429);
      // What one sender did to themselves is kept by no cache that others ask.
      expect(refused.headers["cache-control"], rest).toBe("no-store");
    }
    const guest = await get(piece, freshSender());
    expect(guest.status).toBe(200);
    if (piece.endsWith(".json")) expect(guest.headers["cache-control"]).toBe(shared);
    // The page itself goes on, for that sender too.
    expect((await get("", sender)).status).toBe(200);
  });
});
