import { currentLanguage } from "../../lib/i18n/i18n.ts";
import type { PicturedTheme } from "./pictured-themes.ts";

const files = import.meta.glob<string>("./covers/*.avif", { eager: true, query: "?url", import: "default" });

/**
 * A theme's cover in the usual names, as it was photographed: for pages that come before everything and must not wait for
 * its drawing. Decoration; whoever shows it says the same in words.
 */
export function PicturedCover({
  theme,
  className,
}: {
  theme: PicturedTheme;
  className?: string | undefined;
}) {
  return (
    <img
      className={className}
      src={files[`./covers/${theme}-${currentLanguage()}.avif`]}
      alt=""
      width={492}
      height={874}
      // Nobody waits for a picture that is not seen; a page painted in two languages has both, too.
      loading="lazy"
    />
  );
}
