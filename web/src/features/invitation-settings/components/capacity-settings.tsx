import "@mantine/core/styles/Switch.css";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { Stack, Switch, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readHeads } from "../../invitation/read-heads.ts";
import { useChangeSettings } from "../../invitation/use-change-settings.ts";
import { CapacityUse, type CapacityCounts } from "./capacity-use.tsx";
import { PendingChange } from "./pending-change.tsx";
import { SaveState } from "./save-state.tsx";
import classes from "./invitation-settings-page.module.css";
import { SettingsSection } from "./settings-section.tsx";
import { SettingsSwitch } from "./settings-switch.tsx";

interface Typed {
  isLimited: boolean;
  heads: string;
  /** What was in effect when typing began. */
  basis: number | null;
}

interface CapacitySettingsProps {
  invitation: Invitation;
  counts: CapacityCounts;
}

/** How many people there is room for, and who may come before whom when it is full. */
export function CapacitySettings({ invitation, counts }: CapacitySettingsProps) {
  const { t } = useTranslation("invitation-settings");
  const mutation = useChangeSettings(invitation.id);
  const overtaking = useChangeSettings(invitation.id);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { capacity: current, mayOvertake } = invitation.settings;
  const { isLimited, heads, basis } = typed ?? {
    isLimited: current !== null,
    heads: current === null ? "" : String(current),
    basis: current,
  };
  const capacity = isLimited ? readHeads(heads) : null;
  const isGood = !isLimited || capacity !== null;
  const isChanged = typed !== null && (!isGood || capacity !== current);
  const seated = counts.held?.people ?? 0;
  const change = (next: Partial<Typed>) => {
    mutation.reset();
    setTyped({ isLimited, heads, basis, ...next });
  };
  const save = () => {
    setChecked(true);
    if (!isGood) {
      field.current?.focus();
      return;
    }
    mutation.mutate(
      { change: { capacity } },
      {
        onSuccess: () => {
          setTyped(null);
          setChecked(false);
        },
      },
    );
  };
  return (
    <SettingsSection id="capacity" title={t("capacity.title")}>
      <CapacityUse counts={counts} capacity={current} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={16}>
          <Switch
            label={t("capacity.limit")}
            description={t("capacity.limitHelp")}
            checked={isLimited}
            onChange={(event) => {
              change({ isLimited: event.currentTarget.checked });
            }}
          />
          {isLimited && (
            <TextInput
              ref={field}
              className={classes.field}
              label={t("capacity.heads")}
              inputMode="numeric"
              autoComplete="off"
              value={heads}
              error={isChecked && !isGood ? t("capacity.headsForm") : undefined}
              description={
                capacity !== null && capacity < seated ? t("capacity.below", { count: seated }) : undefined
              }
              inputWrapperOrder={["label", "input", "error", "description"]}
              onChange={(event) => {
                change({ heads: event.currentTarget.value });
              }}
            />
          )}
          <PendingChange
            isChanged={isChanged}
            isSaving={mutation.isPending}
            changedTo={
              typed === null || basis === current
                ? null
                : current === null
                  ? t("capacity.unlimited")
                  : t("capacity.people", { count: current })
            }
            onCancel={() => {
              setTyped(null);
              setChecked(false);
              mutation.reset();
            }}
          />
        </Stack>
      </form>
      <SaveState mutation={mutation} isShown={isShown(invitation.status)} />
      {current !== null && (
        <>
          <SettingsSwitch
            label={t("capacity.overtake")}
            description={t("capacity.overtakeHelp")}
            isOn={mayOvertake}
            onChange={(isOn) => {
              overtaking.mutate({ change: { mayOvertake: isOn } });
            }}
          />
          <SaveState mutation={overtaking} isShown={isShown(invitation.status)} />
        </>
      )}
    </SettingsSection>
  );
}
