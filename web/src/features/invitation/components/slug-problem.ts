import { limits } from "@janur/domain/limits";
import { isReservedSlug, slugSchema } from "@janur/domain/text/slug";
import i18next from "i18next";

/** What is wrong with a slug before anybody is asked whether it is free, in the person's language; null when nothing is. */
export function slugProblem(slug: string): string | null {
  if (isReservedSlug(slug)) return i18next.t("invitation:wizard.problem.slugReserved");
  if (slugSchema.safeParse(slug).success) return null;
  return i18next.t("invitation:wizard.problem.slugForm", { min: limits.slug.min, max: limits.slug.max });
}
