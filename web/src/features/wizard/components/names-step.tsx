import { hostsKindOf } from "@janur/domain/content/event-type";
import { ActionIcon, Skeleton, Text, TextInput } from "@mantine/core";
import { IconArrowsUpDown } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { RenderBoundary } from "../../../ui/error/render-boundary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { NewInvitation } from "../form.ts";
import { DayFields } from "./day-fields.tsx";
import classes from "./names-step.module.css";
import { rolesOf } from "./roles.ts";
import { useWizardProblem } from "./use-wizard-problem.ts";

/** Themes are a chunk of their own: what is typed never waits for them. */
const OwnCover = lazyPart(async () => (await import("./own-cover.tsx")).OwnCover);

/** Whose feast it is, as everybody calls them, when and where; above it the real cover with their names. */
export function NamesStep() {
  const { t } = useTranslation("wizard");
  const { control, register, getValues, setValue } = useFormContext<NewInvitation>();
  const [eventType, isTurned] = useWatch({ control, name: ["eventType", "isOrderTurned"] });
  const firstProblem = useWizardProblem("firstName");
  const secondProblem = useWizardProblem("secondName");
  const [isSwapped, setSwapped] = useState(false);
  const type = eventType ?? "wedding";
  const [firstRole, secondRole] = rolesOf(type, isTurned);

  const swap = () => {
    const { firstName, secondName, isOrderTurned } = getValues();
    setValue("isOrderTurned", !isOrderTurned);
    setValue("firstName", secondName, { shouldValidate: firstProblem !== null });
    setValue("secondName", firstName, { shouldValidate: secondProblem !== null });
    setSwapped(true);
  };

  return (
    <>
      <div className={classes.whose}>
        <div className={classes.cover}>
          <RenderBoundary place="unseen">
            <Suspense fallback={<Skeleton height="100%" radius={0} aria-hidden />}>
              <OwnCover />
            </Suspense>
          </RenderBoundary>
        </div>
        <div>
          <div className={classes.names} data-pair={secondRole !== undefined || undefined}>
            <TextInput
              label={firstRole === undefined ? "" : t(`names.role.${firstRole}`)}
              autoComplete="off"
              autoCapitalize="words"
              enterKeyHint="next"
              error={firstProblem}
              {...register("firstName")}
            />
            {secondRole !== undefined && (
              <>
                <TextInput
                  label={t(`names.role.${secondRole}`)}
                  autoComplete="off"
                  autoCapitalize="words"
                  enterKeyHint="next"
                  error={secondProblem}
                  {...register("secondName")}
                />
                <ActionIcon
                  className={classes.swap}
                  variant="default"
                  radius="xl"
                  size={44}
                  aria-label={t("names.swap")}
                  title={t("names.swap")}
                  onClick={swap}
                >
                  <Icon of={IconArrowsUpDown} />
                </ActionIcon>
              </>
            )}
          </div>
          <Text c="dimmed" size="sm" mt={8}>
            {t(`names.help.${hostsKindOf(type)}`)}
          </Text>
        </div>
      </div>
      <p className={classes.said} role="status">
        {isSwapped && firstRole !== undefined && t("names.swapped", { role: t(`names.role.${firstRole}`) })}
      </p>
      <DayFields />
    </>
  );
}
