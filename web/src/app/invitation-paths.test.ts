import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { invitationPaths } from "../lib/address/invitation-paths.ts";
import { appPaths } from "./paths.ts";

test("the addresses that features build are those of the router", () => {
  const id = "AAAAAAAAAAAAAAAAAAAA";
  expect(invitationPaths.list).toBe(appPaths.invitations);
  expect(invitationPaths.new).toBe(appPaths.newInvitation);
  expect(matchPath(appPaths.editInvitation, invitationPaths.edit(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.invitationOverview, invitationPaths.overview(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.guests, invitationPaths.guests(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.send, invitationPaths.send(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.rsvp, invitationPaths.rsvp(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.wishes, invitationPaths.wishes(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.invitationSettings, invitationPaths.settings(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.team, invitationPaths.team(id))?.params.invitationId).toBe(id);
  expect(invitationPaths.tasks(id)).toBe(`${appPaths.tasks}?invitation=${id}`);
  expect(matchPath(appPaths.checkIn, invitationPaths.checkIn(id))?.params.invitationId).toBe(id);
  expect(matchPath(appPaths.stats, invitationPaths.statistics(id))?.params.invitationId).toBe(id);
  expect(invitationPaths.unfinished).toBe(appPaths.unfinished);
  expect(invitationPaths.giftMemory).toBe(appPaths.giftMemory);
  expect(invitationPaths.newWith("xi")).toBe(`${appPaths.newInvitation}?theme=xi`);
  expect(invitationPaths.newWith("mega", "emerald")).toBe(
    `${appPaths.newInvitation}?theme=mega&colourway=emerald`,
  );
  expect(invitationPaths.themes).toBe(appPaths.themes);
  expect(invitationPaths.help).toBe(appPaths.invitationHelp);
});
