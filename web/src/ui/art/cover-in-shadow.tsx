import { coverStyle } from "@janur/event-page/invitation/cover-style";
import { DrawnCover, type CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { lookOf } from "@janur/event-page/themes/base/look";
import { themeWith } from "@janur/event-page/themes/worn-theme";
import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { tryLook } from "../../lib/looks/looks.ts";

export interface CoverInShadowProps {
  facts: CoverFacts;
  /** Not on paper, where nobody taps and the name stands beside it, nor where the picture ends above it. */
  withGuest?: boolean;
  /** Not where nothing but the drawing is wanted. */
  withWords?: boolean;
  /** Told how far below the cover's upper edge the middle of its names stands, in px of the cover. */
  onNames?: ((middle: number) => void) | undefined;
}

/** What a cover is drawn at, in CSS px. */
const coverWidth = 390;

/** A printer that leaves out backgrounds to save ink leaves none of the picture: here the picture is what is printed. */
const onPaper = ":host{print-color-adjust:exact}";
/** Leaves the place that it takes. */
const withoutGuest = "#open,#guest,.small{visibility:hidden}";
const withoutWords = ".cover :is(h1,p,dl,a){visibility:hidden}";

/** Nothing where the theme's look does not come: a picture is no reason to lose what stands beside it. */
export function CoverInShadow(props: CoverInShadowProps) {
  return use(tryLook(props.facts.theme)) ? <Cover {...props} /> : null;
}

/**
 * The cover in a tree of its own, where the page's style reaches nothing else
 * and nothing reaches it. Closed: what stands in a picture is nobody's to find.
 * Its style is the same text for all covers of a theme, which browsers parse once.
 */
function Cover({ facts, withGuest = true, withWords = true, onNames }: CoverInShadowProps) {
  const attached = useRef<ShadowRoot>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host === null) return;
    // A host takes one tree for good, and strict mode hands it over twice.
    if (attached.current?.host !== host) attached.current = host.attachShadow({ mode: "closed" });
    setRoot(attached.current);
  }, []);
  useEffect(() => {
    const names = root?.querySelector(".names");
    if (onNames === undefined || root == null || names == null) return undefined;
    const tell = () => {
      const cover = root.host.getBoundingClientRect();
      const { top, height } = names.getBoundingClientRect();
      onNames((top + height / 2 - cover.top) / (cover.width / coverWidth));
    };
    // They take another place with every letter, and once their face has come.
    const watch = new ResizeObserver(tell);
    watch.observe(names);
    return () => {
      watch.disconnect();
    };
  }, [root, onNames, facts.theme]);
  const theme = themeWith(facts.theme, facts.adjustment ?? null);
  const { art } = lookOf(theme);
  const { style, fontFaces } = useMemo(() => coverStyle(theme), [theme]);
  return (
    <>
      <style href={`cover-faces-${theme.displayFace}-${theme.bodyFace}`} precedence="low">
        {fontFaces}
      </style>
      <div ref={attach}>
        {root !== null &&
          createPortal(
            <>
              <style>{style}</style>
              {art !== null && <link rel="stylesheet" href={art.cover} />}
              <style>{onPaper}</style>
              {!withGuest && <style>{withoutGuest}</style>}
              {!withWords && <style>{withoutWords}</style>}
              <DrawnCover facts={facts} />
            </>,
            root,
          )}
      </div>
    </>
  );
}
