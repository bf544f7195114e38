import * as z from "zod";
import { giftLimits } from "../limits/gift-limits.ts";

/** Whole Rupiah: no gift has a fraction, and no sum is a guess. */
export const rupiahSchema = z.int().min(0).max(giftLimits.amount);

const units: Readonly<Record<string, number>> = {
  "": 1,
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
};
const typed = /^(?:rp\.?)?(\d+(?:[.,]\d+)*)(k|rb|ribu|jt|juta)?(?:,-)?$/;
/** `1.500.000`, `1,500,000`: groups of three say thousands, whichever mark stands between them. */
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const decimal = /^\d+[.,]\d{1,6}$/;

/**
 * What somebody typed as an amount, in whole Rupiah: `500` and `500rb` are Rp500.000, `1,5jt` is Rp1.500.000, and
 * `1.500.000` is what it says. Nobody gives five hundred Rupiah: a short number without a unit means thousands.
 * Null for what is no amount, or would have a fraction.
 */
export function parseAmount(text: string): number | null {
  const [, digits = "", unit = ""] = typed.exec(text.toLowerCase().replace(/\s+/g, "")) ?? [];
  if (digits === "") return null;
  const factor = BigInt(units[unit] ?? 1);
  const amount = grouped.test(digits)
    ? unit === ""
      ? BigInt(digits.replace(/[.,]/g, ""))
      : null
    : scaled(digits, unit, factor);
  return amount === null || amount > BigInt(giftLimits.amount) ? null : Number(amount);
}

function scaled(digits: string, unit: string, factor: bigint): bigint | null {
  if (decimal.test(digits)) {
    // "2.5" alone could be anything.
    if (unit === "") return null;
    const [whole = "", part = ""] = digits.split(/[.,]/);
    const all = BigInt(whole + part) * factor;
    const divisor = 10n ** BigInt(part.length);
    return all % divisor === 0n ? all / divisor : null;
  }
  if (!/^\d+$/.test(digits)) return null;
  const number = BigInt(digits);
  return unit === "" && number > 0n && digits.length < 4 ? number * 1_000n : number * factor;
}

/** `Rp1.500.000`, in every language: it is how the money is written. */
export function formatRupiah(amount: number): string {
  return `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}`;
}

/** The sum of whole amounts, exactly. */
export function sumOf(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}
