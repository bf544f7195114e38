import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { wishSchema } from "@janur/domain/wish/wish";
import { documentOf, db } from "../../platform/google/firestore.ts";

/**
 * Puts the family's answer beneath a wish; an empty one takes it back.
 * @throws AppError `wish/not-found`
 */
export async function replyToWish(input: {
  invitationId: string;
  wishId: string;
  reply: string;
}): Promise<Record<string, never>> {
  const { invitationId, wishId, reply } = input;
  await db().runTransaction(async (transaction) => {
    const reference = documentOf(paths.wish(invitationId, wishId), wishSchema);
    if (!(await transaction.get(reference)).exists) throw new AppError("wish/not-found");
    transaction.update(reference, { reply });
  });
  return {};
}
