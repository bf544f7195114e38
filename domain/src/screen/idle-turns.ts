/** What a screen can show while nobody is greeted. */
export type IdleKind = "title" | "programme" | "wish" | "picture";

/**
 * The order in which slides come by turns: every kind that there is before one comes again, with the title first, so that
 * who looks up sees whose feast it is. Each slide comes once before any comes twice, except that title and programme come back.
 */
export function idleTurns<Slide extends { kind: IdleKind }>(slides: readonly Slide[]): Slide[] {
  const of = (kind: IdleKind) => slides.filter((slide) => slide.kind === kind);
  const [titles, programmes, wishes, pictures] = [of("title"), of("programme"), of("wish"), of("picture")];
  const rounds = Math.max(1, wishes.length, Math.ceil(pictures.length / 2), programmes.length);
  return Array.from({ length: rounds }, (_, round) => [
    ...pick(titles, round),
    ...pictures.slice(round * 2, round * 2 + 1),
    ...wishes.slice(round, round + 1),
    ...pick(programmes, round),
    ...pictures.slice(round * 2 + 1, round * 2 + 2),
  ]).flat();
}

/** One of those that come back, by turns. */
function pick<Slide>(slides: readonly Slide[], round: number): Slide[] {
  const slide = slides[round % Math.max(1, slides.length)];
  return slide === undefined ? [] : [slide];
}
