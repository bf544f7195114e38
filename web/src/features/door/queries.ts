import { limits } from "@janur/domain/limits";
import { queryOptions } from "@tanstack/react-query";
import { callHost, type HostOutput } from "../../lib/client/callables.ts";
import { doorKeys } from "../../lib/query/keys.ts";
import { liveQuery } from "../../lib/query/live-query.ts";
import { loadedAheadMs } from "../../lib/query-defaults.ts";
import { watchDoorDevices } from "./data.ts";

/** What the server told, and how far that is known there. */
interface Known {
  known: string;
}
export interface KnownPicture extends Known {
  ceremonies: NonNullable<HostOutput<"doorPicture">["ceremonies"]>;
}
export type CeremonyPicture = KnownPicture["ceremonies"][number];
interface KnownReport extends Known {
  arrived: NonNullable<HostOutput<"doorReport">["arrived"]>;
}

/** Added to a query whose page is looked at: asked for again at this pace, whether or not the last answer came. */
export const whileSeen = { refetchInterval: limits.door.pictureEveryMs } as const;

export const doorQueries = {
  /** How each ceremony stands. Where nothing is new, what was told before stays, as of now. */
  picture: (invitationId: string) =>
    queryOptions({
      queryKey: doorKeys.picture(invitationId),
      queryFn: async ({ client }): Promise<KnownPicture> => {
        const before = client.getQueryData<KnownPicture>(doorKeys.picture(invitationId));
        const told = await callHost("doorPicture", { invitationId, known: before?.known ?? "" });
        return { known: told.known, ceremonies: told.ceremonies ?? before?.ceremonies ?? [] };
      },
      staleTime: loadedAheadMs,
    }),
  /** Who came, one by one. */
  report: (invitationId: string) =>
    queryOptions({
      queryKey: doorKeys.report(invitationId),
      queryFn: async ({ client }): Promise<KnownReport> => {
        const before = client.getQueryData<KnownReport>(doorKeys.report(invitationId));
        const told = await callHost("doorReport", { invitationId, known: before?.known ?? "" });
        return { known: told.known, arrived: told.arrived ?? before?.arrived ?? [] };
      },
      staleTime: 0,
    }),
  /** Devices at the door, live; for owner, editors and ushers to read. */
  devices: (invitationId: string) =>
    liveQuery(doorKeys.devices(invitationId), watchDoorDevices(invitationId)),
};
