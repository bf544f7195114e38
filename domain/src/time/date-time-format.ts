const known = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of the runtime, made once for each wish: making one takes longer than using it a hundred times.
 * @throws RangeError for a zone that the runtime does not know
 */
export function dateTimeFormat(
  locale: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
): Intl.DateTimeFormat {
  const wish = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(wish) ?? new Intl.DateTimeFormat(locale, options);
  known.set(wish, format);
  return format;
}
