import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { wishSchema } from "@janur/domain/wish/wish";
import { documentOf, db } from "../../platform/google/firestore.ts";

const effects = {
  hide: { isHidden: true, isHeld: false, isPinned: false },
  show: { isHidden: false, isHeld: false },
  pin: { isHidden: false, isHeld: false, isPinned: true },
  unpin: { isPinned: false },
} as const;

/**
 * Hides, shows or pins a wish; the wall follows within 70 s. One that was held
 * has then been looked at.
 * @throws AppError `wish/not-found`
 */
export async function moderateWish(input: {
  invitationId: string;
  wishId: string;
  action: keyof typeof effects;
}): Promise<{ isHidden: boolean; isPinned: boolean }> {
  const { invitationId, wishId, action } = input;
  return db().runTransaction(async (transaction) => {
    const reference = documentOf(paths.wish(invitationId, wishId), wishSchema);
    const wish = (await transaction.get(reference)).data();
    if (wish === undefined) throw new AppError("wish/not-found");
    const { isHidden, isHeld, isPinned } = { ...wish, ...effects[action] };
    transaction.update(reference, { isHidden, isHeld, isPinned });
    return { isHidden, isPinned };
  });
}
