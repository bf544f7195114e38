import { IconHandFinger } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readStored, writeStored } from "../../../lib/storage/preferences.ts";
import { Icon } from "../../../ui/icon.tsx";
import classes from "./invitation-editor.module.css";

const key = "janur.hasTapped";

/** Whether this device still has to be told that the page is the form, and what ends that. */
export function useTapHint(): [isShown: boolean, end: () => void] {
  const [isShown, show] = useState(() => readStored("localStorage", key) === null);
  return [
    isShown,
    () => {
      if (!isShown) return;
      writeStored("localStorage", key, "yes");
      show(false);
    },
  ];
}

/** Lies over the page until something on it was opened for the first time; taps go through it. */
export function TapHint() {
  const { t } = useTranslation("editor");
  return (
    <p className={classes.hint}>
      <Icon of={IconHandFinger} />
      {t("tapHint")}
    </p>
  );
}
