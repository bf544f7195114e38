import { Button } from "@mantine/core";
import i18next from "i18next";
import { problemText } from "../../lib/calls/problem-text.ts";
import { hideToast, showToast } from "./toast.ts";

/**
 * Says what was done; the way back stays as long as the toast does.
 * @param undo what it promises and breaks is told here: whatever offered it may be gone from the screen by then
 * @param id of its own where several ways back are of use side by side
 */
export function offerUndo(message: string, undo: () => unknown, id = "undo"): void {
  const goBack = async () => {
    hideToast(id);
    try {
      await undo();
    } catch (error) {
      showToast({ tone: "problem", id, message: problemText(error) });
    }
  };
  showToast({
    tone: "info",
    id,
    message: (
      <>
        {message}{" "}
        <Button variant="default" size="compact-sm" onClick={() => void goBack()}>
          {i18next.t("shell:action.undo")}
        </Button>
      </>
    ),
  });
}
