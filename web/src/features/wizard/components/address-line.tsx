import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { SlugField } from "../../invitation/components/slug-field.tsx";
import { slugProblem } from "../../invitation/components/slug-problem.ts";
import { addressOf, emptyNewInvitation, eventYear, type NewInvitation } from "../form.ts";
import classes from "./address-line.module.css";

/** The page's address: proposed and shown. @param isFixed without an account nobody can ask whether another one is free */
export function AddressLine({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation("wizard");
  const { control } = useFormContext<NewInvitation>();
  const { field, fieldState } = useController({ control, name: "slug" });
  const values = { ...emptyNewInvitation, ...useWatch({ control }) };
  const [isOpened, setOpened] = useState(false);
  const address = addressOf(values);
  if (!isFixed && (isOpened || field.value !== null))
    return (
      <div>
        <SlugField
          value={address}
          year={eventYear(values, new Date())}
          error={fieldState.invalid ? slugProblem(address) : null}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={field.onChange}
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
            setOpened(true);
          }}
        >
          {t("address.change")}
        </Button>
      )}
    </Group>
  );
}
