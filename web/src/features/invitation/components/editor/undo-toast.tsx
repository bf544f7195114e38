import { Button } from "@mantine/core";
import i18next from "i18next";
import { notifications } from "@mantine/notifications";
import { showToast } from "../../../../ui/toast.ts";

/** Says what was removed; the way back stays as long as the toast does. */
export function offerUndo(message: string, undo: () => void): void {
  const id = "editor-undo";
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
            undo();
            notifications.hide(id);
          }}
        >
          {i18next.t("invitation:editor.undo")}
        </Button>
      </>
    ),
  });
}
