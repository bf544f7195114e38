import { screenLimits } from "@janur/domain/limits/screen-limits";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";

interface SkippedGuestsProps {
  skipped: readonly string[];
  nameOf: (guestId: string) => string;
  findGuests: (typed: string) => string[];
  onChange: (skipped: string[]) => void;
}

/** As many as fit beneath a field without hiding the rest of the form. */
const shown = 5;

/** Guests whose names no screen shows: found by typing, taken back by a tap. */
export function SkippedGuests({ skipped, nameOf, findGuests, onChange }: SkippedGuestsProps) {
  const { t } = useTranslation("pass");
  const [typed, setTyped] = useState("");
  const sought = useDeferredValue(typed);
  const isFull = skipped.length >= screenLimits.skipped;
  const found = isFull
    ? []
    : findGuests(sought)
        .filter((id) => !skipped.includes(id))
        .slice(0, shown);
  return (
    <Stack gap={8}>
      <TextInput
        type="search"
        label={t("screen.skipped")}
        description={t("screen.skippedHelp")}
        autoComplete="off"
        disabled={isFull}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          // The form is not what is asked for here.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Group gap={8}>
        {found.map((id) => (
          <Button
            key={id}
            variant="default"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => {
              onChange([...skipped, id]);
              setTyped("");
            }}
          >
            {nameOf(id)}
          </Button>
        ))}
      </Group>
      <Group gap={8}>
        {skipped.map((id) => {
          const name = nameOf(id) || t("screen.goneGuest");
          return (
            <Button
              key={id}
              variant="light"
              rightSection={<Icon of={IconX} />}
              aria-label={t("screen.remove", { name })}
              onClick={() => {
                onChange(skipped.filter((one) => one !== id));
              }}
            >
              {name}
            </Button>
          );
        })}
      </Group>
    </Stack>
  );
}
