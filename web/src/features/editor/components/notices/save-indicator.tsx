import { wallClock } from "@janur/domain/time/zone";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../../lib/calls/problem-text.ts";
import type { SaveState } from "../../../draft/save-state.ts";
import classes from "./save-indicator.module.css";

/** `14.02` of this device's own clock. */
function deviceClock(at: Date): string {
  return wallClock(at, Intl.DateTimeFormat().resolvedOptions().timeZone).time.replace(":", ".");
}

/** Where what was typed is now: one line, never a toast. */
export function SaveIndicator({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const { t } = useTranslation("invitation");
  return (
    <p className={classes.line} data-kind={state.kind} role="status">
      {state.kind === "saved" &&
        (state.at === null ? t("save.upToDate") : t("save.saved", { time: deviceClock(state.at) }))}
      {state.kind === "saving" && t("save.saving")}
      {state.kind === "offline" && t("save.offline")}
      {state.kind === "invalid" && t("save.invalid")}
      {state.kind === "conflict" && t("save.conflict")}
      {state.kind === "failed" && (
        <>
          {t("save.failed")} {problemText(state.error)}{" "}
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            {t("save.retry")}
          </Button>
        </>
      )}
    </p>
  );
}
