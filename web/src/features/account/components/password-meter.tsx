import { limits } from "@janur/domain/limits";
import { passwordStrength } from "check-password-strength";
import { useTranslation } from "react-i18next";
import classes from "./account.module.css";

const words = ["weak", "fair", "good", "strong"] as const;

/** How hard a password is to guess, as a bar and a word. Advice only: the provider asks for six characters. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation("account");
  const isLongEnough = password.length >= limits.account.password.min;
  const level = isLongEnough ? Math.min(passwordStrength(password).id, words.length - 1) : -1;
  const word = words[level];
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
