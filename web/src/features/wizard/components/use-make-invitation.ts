import { AppError } from "@janur/domain/errors";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { useCreateInvitation } from "../../invitation/mutations.ts";
import { invitationQueries } from "../../invitation/queries.ts";
import { addressOf, eventYear, toStarterInput, type NewInvitation } from "../form.ts";

/** Somebody else may take the free one in between. */
const attempts = 4;

/**
 * Makes the invitation at the proposed address; where another one has it, at the next free address, which is said.
 * @returns its id. @throws what the operation throws
 */
export function useMakeInvitation(): (values: NewInvitation) => Promise<string> {
  const { t } = useTranslation("wizard");
  const { mutateAsync: create } = useCreateInvitation();
  const client = useQueryClient();
  return async (values) => {
    const starter = toStarterInput(values, values.eventType ?? "wedding", currentLanguage());
    const wanted = addressOf(values);
    let slug = wanted;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const made = await create({ starter, slug });
        if (made.slug !== wanted)
          showToast({ tone: "info", message: t("address.done", { wanted, taken: made.slug }) });
        return made.invitationId;
      } catch (error) {
        const isTaken = error instanceof AppError && error.code === "slug/taken";
        if (!isTaken || attempt === attempts) throw error;
        const { suggestions } = await client.query({
          ...invitationQueries.slug(wanted, eventYear(values, new Date())),
          staleTime: 0,
        });
        const [free] = suggestions;
        if (free === undefined) throw error;
        slug = free;
      }
    }
  };
}
