/** An SVG, quoted with apostrophes, as an image inside a style sheet. */
export function cssImage(svg: string): string {
  return `url("data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll("#", "%23")}")`;
}
