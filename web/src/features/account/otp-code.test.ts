import { expect, it } from "vitest";
import { otpDigits } from "./otp-code.ts";

it.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["123-456", "123456"],
  ["G-123456", "123456"],
  ["Kode Janur Anda 048213. Jangan berikan kepada siapa pun.", "048213"],
  ["Berlaku 5 menit: 048213", "048213"],
  ["7", "7"],
  ["12a4", "124"],
  ["12345678", "123456"],
  ["kode", ""],
  ["", ""],
])("reads %j as %j", (text, digits) => {
  expect(otpDigits(text)).toBe(digits);
});
