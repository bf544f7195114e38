import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { SlugField } from "../../invitation/components/slug-field.tsx";
import { addressOf, emptyNewInvitation, eventYear, type NewInvitation } from "../form.ts";
import classes from "./address-line.module.css";

/** The page's address: proposed and shown. @param isFixed without an account nobody can ask whether another one is free */
export function AddressLine({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation("wizard");
  const { control, setValue } = useFormContext<NewInvitation>();
  const values = { ...emptyNewInvitation, ...useWatch({ control }) };
  const [typed, setTyped] = useState<string | null>(null);
  const address = addressOf(values);
  if (typed !== null)
    return (
      <div>
        <SlugField
          value={typed}
          year={eventYear(values, new Date())}
          onChange={(slug) => {
            setTyped(slug);
            setValue("slug", slug);
          }}
        />
      </div>
    );
  return (
    <Group gap={4} justify="space-between" wrap="nowrap">
      <Text size="sm" className={classes.address}>
        <span>{t("address.will")}</span> {window.location.host + eventPagePath(address)}
      </Text>
      {!isFixed && (
        <Button
          variant="subtle"
          size="compact-sm"
          mih={44}
          flex="none"
          onClick={() => {
            setTyped(address);
          }}
        >
          {t("address.change")}
        </Button>
      )}
    </Group>
  );
}
