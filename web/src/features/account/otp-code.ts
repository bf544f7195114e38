/** Digits of a one-time code. */
export const OTP_LENGTH = 6;

/**
 * The digits in what was typed, pasted or filled in by the browser, at most six:
 * "123 456", "G-123456" and a whole SMS ("Kode Anda 123456.") all give the code.
 */
export function otpDigits(text: string): string {
  const run = /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/.exec(text);
  return (run?.[0] ?? text).replace(/\D/g, "").slice(0, OTP_LENGTH);
}
