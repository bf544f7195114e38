import "@mantine/core/styles/Radio.css";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { limits } from "@janur/domain/limits";
import { pageAccesses, pagePasswordSchema, type PageAccess } from "@janur/domain/invitation/settings";
import { Radio, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeSettings } from "../../invitation/use-change-settings.ts";
import { PendingChange } from "./pending-change.tsx";
import { SaveState } from "./save-state.tsx";
import classes from "./invitation-settings-page.module.css";
import { SettingsSection } from "./settings-section.tsx";

interface Typed {
  access: PageAccess;
  password: string;
  /** What was in effect when typing began. */
  basis: PageAccess;
}

/**
 * Who may open the page. It is confirmed with a button, because choosing
 * among the three must not close the page on the way.
 */
export function AccessSettings({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("invitation-settings");
  const mutation = useChangeSettings(invitation.id);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const current = invitation.settings.access;
  const { access, password, basis } = typed ?? { access: current, password: "", basis: current };
  const isPasswordNew = current !== "password";
  const isPasswordGood =
    access !== "password" ||
    (password === "" && !isPasswordNew) ||
    pagePasswordSchema.safeParse(password).success;
  const isChanged = access !== current || (access === "password" && password !== "");
  const change = (next: Partial<Typed>) => {
    mutation.reset();
    setTyped({ access, password, basis, ...next });
  };
  const save = () => {
    setChecked(true);
    if (!isPasswordGood) {
      field.current?.focus();
      return;
    }
    mutation.mutate(
      { change: { access }, ...(access === "password" ? { password } : {}) },
      {
        onSuccess: () => {
          setTyped(null);
          setChecked(false);
        },
      },
    );
  };
  return (
    <SettingsSection id="access" title={t("access.title")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={16}>
          <Radio.Group
            aria-label={t("access.title")}
            value={access}
            onChange={(value) => {
              const chosen = pageAccesses.find((item) => item === value);
              if (chosen !== undefined) change({ access: chosen });
            }}
          >
            <Stack gap={12}>
              {pageAccesses.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={t(`access.${value}.label`)}
                  description={t(`access.${value}.help`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          {access === "password" && (
            <TextInput
              ref={field}
              className={classes.field}
              label={t(isPasswordNew ? "access.newPassword" : "access.otherPassword")}
              description={t(isPasswordNew ? "access.newPasswordHelp" : "access.otherPasswordHelp")}
              inputWrapperOrder={["label", "input", "error", "description"]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={limits.access.password.max}
              value={password}
              error={
                isChecked && !isPasswordGood ? t("access.passwordForm", limits.access.password) : undefined
              }
              onChange={(event) => {
                change({ password: event.currentTarget.value });
              }}
            />
          )}
          <PendingChange
            isChanged={isChanged}
            isSaving={mutation.isPending}
            changedTo={typed === null || basis === current ? null : t(`access.${current}.label`)}
            onCancel={() => {
              setTyped(null);
              setChecked(false);
              mutation.reset();
            }}
          />
        </Stack>
      </form>
      <SaveState mutation={mutation} isShown={isShown(invitation.status)} />
    </SettingsSection>
  );
}
