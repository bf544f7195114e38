import { switchNames, type SwitchName } from "@janur/domain/service/switches";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useSetSwitch } from "../mutations.ts";
import classes from "./staff.module.css";

/** What can be paused for everybody. Pausing asks once more; resuming does not. */
export function SwitchList({ shut }: { shut: readonly SwitchName[] }) {
  const { t } = useTranslation("staff");
  const [asked, setAsked] = useState<SwitchName | null>(null);
  const change = useSetSwitch();
  const set = (name: SwitchName, isShut: boolean) => {
    const part = t(`switch.${name}.name`);
    change.mutate(
      { name, isShut },
      {
        onSuccess: () => {
          const message = t(isShut ? "deed.shut" : "deed.opened", { part });
          showToast({ tone: "done", id: "staff", message });
          setAsked(null);
        },
        onError: (error) => {
          if (!isShut) showToast({ tone: "problem", id: "staff", message: problemText(error) });
        },
      },
    );
  };
  return (
    <>
      <ul className={classes.list}>
        {switchNames.map((name) => {
          const isShut = shut.includes(name);
          return (
            <li key={name} className={classes.row} style={rowStyle}>
              <div className={classes.who}>
                <div className={classes.name}>
                  <strong>{capitalized(t(`switch.${name}.name`))}</strong>
                  <span className={classes.mark} data-severe={isShut ? true : undefined}>
                    {t(isShut ? "health.shut" : "health.open")}
                  </span>
                </div>
                <p>{t(`switch.${name}.about`)}</p>
              </div>
              <Button
                variant="default"
                style={buttonStyle}
                loading={change.isPending && change.variables.name === name}
                aria-label={`${t(isShut ? "health.resume" : "health.stop")}: ${t(`switch.${name}.name`)}`}
                onClick={() => {
                  if (isShut) set(name, false);
                  else setAsked(name);
                }}
              >
                {t(isShut ? "health.resume" : "health.stop")}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={t("health.confirmTitle", { part: t(`switch.${asked}.name`) })}
          text={t(`switch.${asked}.about`)}
          confirm={t("health.confirm")}
          isSevere
          isBusy={change.isPending}
          error={change.error}
          onClose={() => {
            setAsked(null);
          }}
          onConfirm={() => {
            set(asked, true);
          }}
        />
      )}
    </>
  );
}

/** A row of the list opens nothing here: its button is its own. */
const rowStyle = { gridTemplateColumns: "minmax(0, 1fr) auto" } as const;
/** The rows' buttons lie over all of their row elsewhere. */
const buttonStyle = { position: "relative", zIndex: 0 } as const;
/** They are words within a sentence, too. */
function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
