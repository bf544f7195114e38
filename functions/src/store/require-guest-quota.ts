import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../platform/google/firestore.ts";

/** @throws AppError `guest/limit-reached` with how many more there may be, where so many guests do not fit */
export async function requireGuestQuota(invitationId: string, guests: number): Promise<void> {
  const counted = await db().collection(paths.guests(invitationId)).count().get();
  const room = Math.max(0, limits.guest.perInvitation - counted.data().count);
  if (guests > room) throw new AppError("guest/limit-reached", { room });
}
