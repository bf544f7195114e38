/** Writes numbers as readers of the language do: "10.000", "10,000". */
export function figuresIn(language: "id" | "en"): (value: number) => string {
  const numbers = new Intl.NumberFormat(language);
  return (value) => numbers.format(value);
}
