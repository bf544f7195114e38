import type { DeviceKind } from "@janur/domain/guest/device-kind";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { guestDocument } from "../../store/guest-document.ts";

/** A second tap within this time is the same visit and writes nothing. */
const sameVisitMs = 10 * 60_000;
/** gRPC's code for a document that is not there. */
const notFound = 5;

/**
 * Notes a real tap on "Buka Undangan", and has its day counted.
 * @param guest as they were read
 * @throws AppError `link/invalid` when they have been forgotten since
 */
export async function recordOpened(
  invitationId: string,
  guest: Guest,
  now: Date,
  device: DeviceKind,
): Promise<void> {
  const { opened } = guest;
  if (opened !== null && now.getTime() - opened.lastAt.getTime() < sameVisitMs) return;
  const noted = { firstAt: opened?.firstAt ?? now, lastAt: now };
  try {
    await guestDocument(invitationId, guest.id).update({
      opened: noted,
      device: guest.device ?? device,
      updatedAt: now,
    });
    await requestNotifications(invitationId, now, "openings");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === notFound)
      throw new AppError("link/invalid");
    throw error;
  }
}
