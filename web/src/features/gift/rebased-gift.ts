import { giftFields, type GiftInput } from "@janur/domain/gift/gift";
import { isSameValue } from "@janur/domain/text/same-value";

/** What of an entry has a name of its own on the screen: the guest is said by name. */
export type GiftPart = Exclude<keyof GiftInput, "guest">;

/**
 * A correction that is half typed, over an entry that was changed meanwhile: what was touched stays as it was typed, the
 * rest is as it is in the book now.
 * @param base what the correction began with
 * @returns `clashes`: the fields that were changed in both places
 */
export function rebasedGift(base: GiftInput, now: GiftInput, typed: GiftInput) {
  const isTouched = (field: keyof GiftInput) => !isSameValue(typed[field], base[field]);
  const isOther = isTouched("name") || isTouched("guest");
  const stays = (field: keyof GiftInput) =>
    field === "name" || field === "guest" ? isOther : isTouched(field);
  const of = <Field extends keyof GiftInput>(field: Field): GiftInput[Field] =>
    (stays(field) ? typed : now)[field];
  const gift: GiftInput = {
    ...{ kind: of("kind"), guest: of("guest"), name: of("name"), through: of("through") },
    ...{ envelope: of("envelope"), amount: of("amount"), note: of("note") },
  };
  const clashes = giftFields.filter(
    (field): field is GiftPart =>
      field !== "guest" &&
      stays(field) &&
      !isSameValue(now[field], base[field]) &&
      !isSameValue(now[field], typed[field]),
  );
  return { gift, clashes };
}
