import { Button } from "@mantine/core";
import i18next from "i18next";
import { hideToast, showToast } from "./toast.ts";

const id = "undo";

/** Says what was done; the way back stays as long as the toast does. */
export function offerUndo(message: string, undo: () => void): void {
  showToast({
    tone: "info",
    id,
    message: (
      <>
        {message}{" "}
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            hideToast(id);
            undo();
          }}
        >
          {i18next.t("shell:action.undo")}
        </Button>
      </>
    ),
  });
}
