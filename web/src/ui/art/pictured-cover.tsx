import { currentLanguage } from "../../lib/i18n/i18n.ts";
import type { PicturedTheme } from "./pictured-themes.ts";

const files = import.meta.glob<string>("./covers/*.avif", { eager: true, query: "?url", import: "default" });

/**
 * A theme's cover in the usual names, as it was photographed: for pages that come before everything and must not wait for
 * its drawing. Decoration; whoever shows it says the same in words.
 */
export function PicturedCover({
  theme,
  sizes,
  isMain = false,
  className,
}: {
  theme: PicturedTheme;
  /** How wide it stands there, as the attribute `sizes` of a picture says it. */
  sizes: string;
  /** It is what the page is about: it comes before other pictures. */
  isMain?: boolean;
  className?: string | undefined;
}) {
  const name = `./covers/${theme}-${currentLanguage()}`;
  const [small, large] = [files[`${name}-small.avif`] ?? "", files[`${name}.avif`] ?? ""];
  return (
    <img
      className={className}
      src={large}
      srcSet={`${small} 246w, ${large} 492w`}
      sizes={sizes}
      alt=""
      width={492}
      height={874}
      // Nobody waits for a picture that is not seen; a page painted in two languages has both, too.
      loading="lazy"
      fetchPriority={isMain ? "high" : "auto"}
    />
  );
}
