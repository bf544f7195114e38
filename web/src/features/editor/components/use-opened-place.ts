import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod";

const raised = z.object({ isRaised: z.literal(true) });
const asked = z.object({ askedAt: z.number() });

interface OpenedPlace {
  /** Id of the section whose form is open, or another place of the editor; null for none. */
  opened: string | null;
  /** Place of the field that takes the focus there, e.g. `persons.0.nickname`; null for none. */
  field: string | null;
  /** When the field was asked for; another number is another wish for the same field. */
  askedAt: number;
  open: (place: string | null, field?: string) => void;
}

/**
 * Which form is open stands in the address. Where forms are drawers over the
 * preview, the first one is a step of the history: a phone's way back closes it.
 */
export function useOpenedPlace(isWide: boolean): OpenedPlace {
  const navigate = useNavigate();
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const opened = parameters.get("section");
  const isStep = raised.safeParse(location.state).success;
  return {
    opened,
    field: opened === null ? null : parameters.get("field"),
    askedAt: asked.safeParse(location.state).data?.askedAt ?? 0,
    open: (place, field) => {
      if (place === null && isStep && !isWide) {
        void navigate(-1);
        return;
      }
      const isFirst = opened === null && !isWide;
      setParameters(
        (old) => {
          const next = new URLSearchParams(old);
          if (place === null) next.delete("section");
          else next.set("section", place);
          if (place === null || field === undefined) next.delete("field");
          else next.set("field", field);
          return next;
        },
        {
          replace: !isFirst,
          preventScrollReset: true,
          state: {
            ...(place !== null && (isFirst || isStep) && { isRaised: true }),
            ...(field !== undefined && { askedAt: Date.now() }),
          },
        },
      );
    },
  };
}
