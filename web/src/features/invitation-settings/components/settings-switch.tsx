import "@mantine/core/styles/Switch.css";
import { Switch } from "@mantine/core";
import { useShown } from "../../../lib/browser/use-shown.ts";

interface SettingsSwitchProps {
  label: string;
  description: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting of the invitation that is on or off; it is saved at once. */
export function SettingsSwitch({
  label,
  description,
  isOn,
  isDisabled = false,
  onChange,
}: SettingsSwitchProps) {
  const [shown, show] = useShown(isOn);
  return (
    <Switch
      label={label}
      description={description}
      checked={shown}
      disabled={isDisabled}
      onChange={(event) => {
        show(event.currentTarget.checked);
        onChange(event.currentTarget.checked);
      }}
    />
  );
}
