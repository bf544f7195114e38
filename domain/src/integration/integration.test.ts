import { expect, test } from "vitest";
import { calendarFeedPath, readCalendarFeedPath } from "./integration.ts";

const token = { appId: "a".repeat(20), secret: "Ab-_0123456789abcdefgh" };

test("the address of a feed says which one and its secret, there and back", () => {
  const path = calendarFeedPath(token);
  expect(path).toBe("/api/apps/calendar/aaaaaaaaaaaaaaaaaaaa.Ab-_0123456789abcdefgh.ics");
  expect(readCalendarFeedPath(path)).toEqual(token);
});

test.each([
  "",
  "/api/apps/calendar/",
  "/api/apps/calendar/..ics",
  `/api/apps/calendar/${token.appId}.${token.secret}`,
  `/api/apps/calendar/${token.appId}.${token.secret}x.ics`,
  `/api/apps/calendar/../../${token.appId}.${token.secret}.ics`,
  `/api/apps/calendar/${token.appId}/x.${token.secret}.ics`,
])("takes %j for no address of a feed", (path) => {
  expect(readCalendarFeedPath(path)).toBeNull();
});
