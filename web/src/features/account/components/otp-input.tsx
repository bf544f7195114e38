import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { OTP_LENGTH, otpDigits } from "../otp-code.ts";
import classes from "./account.module.css";

interface OtpInputProps {
  value: string;
  onChange: (digits: string) => void;
  hasError: boolean;
}

/**
 * Six boxes for one code. Each takes a whole code by paste, by the keyboard's
 * suggestion or by the browser's one-time-code autofill; arrows and backspace move.
 */
export function OtpInput({ value, onChange, hasError }: OtpInputProps) {
  const { t } = useTranslation("account");
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const positions = Array.from({ length: OTP_LENGTH }, (_, index) => index);
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, OTP_LENGTH - 1))]?.focus();

  const take = (index: number, text: string) => {
    const old = value[index] ?? "";
    // A second digit typed into a full box replaces the first.
    const typed = text.length === 2 && old !== "" ? text.replace(old, "") : text;
    const digits = otpDigits(typed);
    if (digits === "") return;
    const next = (value.slice(0, index) + digits + value.slice(index + digits.length)).slice(0, OTP_LENGTH);
    onChange(digits.length === OTP_LENGTH ? digits : next);
    focus(digits.length === OTP_LENGTH ? OTP_LENGTH - 1 : index + digits.length);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = otpDigits(event.clipboardData.getData("text"));
    if (digits === "") return;
    onChange(digits);
    focus(digits.length);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowLeft") focus(index - 1);
    else if (event.key === "ArrowRight") focus(index + 1);
    else if (event.key === "Backspace") {
      const at = value[index] === undefined ? index - 1 : index;
      onChange(value.slice(0, Math.max(0, at)) + value.slice(at + 1));
      focus(at);
    } else return;
    event.preventDefault();
  };

  return (
    <fieldset className={classes.otp} aria-invalid={hasError || undefined}>
      <legend>{t("field.code")}</legend>
      <div>
        {positions.map((index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? "one-time-code" : "off"}
            // Autofill writes the whole code into the first box.
            maxLength={index === 0 ? OTP_LENGTH : 2}
            aria-label={t("field.codeDigit", { position: index + 1 })}
            value={value[index] ?? ""}
            onChange={(event) => {
              take(Math.min(index, value.length), event.currentTarget.value);
            }}
            onPaste={onPaste}
            onKeyDown={onKeyDown(index)}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
