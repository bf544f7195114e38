import { appendFileSync } from "node:fs";

/** Says what a proof has counted or measured, to whoever asked for it with JANUR_FIGURES (`npm run stress`). */
export function noteFigure(what: string, value: number | string): void {
  const file = process.env["JANUR_FIGURES"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify([what, value])}\n`);
}
