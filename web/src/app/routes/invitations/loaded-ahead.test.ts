import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { doorQueries } from "../../../features/door/queries.ts";
import { giftQueries } from "../../../features/gift/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryDefaults } from "../../../lib/query-defaults.ts";

vi.mock("../../../features/invitation/data.ts", () => ({}));
vi.mock("../../../features/door/data.ts", () => ({}));
vi.mock("../../../lib/client/callables.ts", () => ({}));

interface Times {
  queryKey: readonly unknown[];
  staleTime?: unknown;
  gcTime?: number;
}

/** What a route loads before its page is there, as `load` of the routes beside this file does. */
const loaded: [string, Times][] = [
  ["the draft that names ceremonies", invitationQueries.draftForNames("wedding")],
  ["how the door stands", doorQueries.picture("wedding")],
  ["the book of gifts", giftQueries.book("wedding")],
];

test.each(loaded)(
  "%s is there when the page comes, and asked for once",
  async (_what, { queryKey, staleTime, gcTime }) => {
    const client = new QueryClient({ defaultOptions: queryDefaults });
    const asked = vi.fn(() => Promise.resolve("told"));
    const query = {
      queryKey,
      queryFn: asked,
      staleTime: Number(staleTime),
      ...(gcTime === undefined ? {} : { gcTime }),
    };
    await client.query(query);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const page = new QueryObserver(client, query);
    const leave = page.subscribe(() => undefined);
    expect(page.getCurrentResult().data).toBe("told");
    expect(asked).toHaveBeenCalledTimes(1);
    leave();
  },
);
