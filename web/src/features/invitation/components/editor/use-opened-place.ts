import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod";

const raised = z.object({ isRaised: z.literal(true) });

interface OpenedPlace {
  /** Id of the section whose form is open, or another place of the editor; null for none. */
  opened: string | null;
  open: (place: string | null) => void;
}

/**
 * Which form is open stands in the address. Where forms are sheets over the
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
    open: (place) => {
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
          return next;
        },
        {
          replace: !isFirst,
          preventScrollReset: true,
          state: place !== null && (isFirst || isStep) ? { isRaised: true } : null,
        },
      );
    },
  };
}
