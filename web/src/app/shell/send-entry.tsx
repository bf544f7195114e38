import { lazy, Suspense, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { IconSend } from "@tabler/icons-react";
import { BarWords } from "./bar-entry.tsx";
import classes from "./bottom-bar.module.css";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { appPaths } from "../paths.ts";

// Who could not be told which event is meant chooses it from the list.
const KnownSendEntry = lazy<ComponentType>(() =>
  import("./known-send-entry.tsx").then(
    (module) => ({ default: module.KnownSendEntry }),
    () => ({ default: PlainSendEntry }),
  ),
);

function PlainSendEntry() {
  const { t } = useTranslation();
  return (
    <PreloadLink to={appPaths.invitations} className={classes.send ?? ""}>
      <BarWords icon={IconSend}>{t("page.send")}</BarWords>
    </PreloadLink>
  );
}

/** The middle of the bar outside of invitations; what knows the events comes after the page. */
export function SendEntry() {
  return (
    <Suspense fallback={<PlainSendEntry />}>
      <KnownSendEntry />
    </Suspense>
  );
}
