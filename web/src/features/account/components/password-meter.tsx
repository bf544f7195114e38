import { limits } from "@janur/domain/limits";
import { passwordStrength } from "check-password-strength";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isCommonPassword } from "../common-passwords.ts";
import classes from "./account.module.css";

const words = ["weak", "fair", "good", "strong"] as const;

/** How hard a password is to guess, as a bar and a word. Advice only: what is asked for stands in `form-schemas.ts`. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation("account");
  const isCommon = useIsCommon(password);
  const isLongEnough = password.length >= limits.account.newPassword.min;
  const strength = isCommon ? 0 : Math.min(passwordStrength(password).id, words.length - 1);
  const level = isLongEnough ? strength : -1;
  const word = isCommon && isLongEnough ? "common" : words[level];
  return (
    <div className={classes.meter}>
      <div className={classes.meterBar} aria-hidden>
        {words.map((name, index) => (
          <span key={name} data-filled={password !== "" && index <= level} data-level={level} />
        ))}
      </div>
      <p role="status" aria-label={t("strength.label")}>
        {password === "" ? t("field.passwordHint") : t(`strength.${word ?? "tooShort"}`)}
      </p>
    </div>
  );
}

/** Whether it is one of the commonest; the list comes with the first letter. */
function useIsCommon(password: string): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if (password === "") return undefined;
    let isCurrent = true;
    void isCommonPassword(password).then((isCommon) => {
      if (isCurrent) setCommon(isCommon ? password : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return common === password && password !== "";
}
