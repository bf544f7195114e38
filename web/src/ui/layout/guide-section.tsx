import type { ReactNode } from "react";
import classes from "./guide-section.module.css";

export interface GuideText {
  /** Place in the page's address. */
  id: string;
  title: string;
  text: readonly string[];
  /** Done one after the other. */
  steps?: readonly string[];
  points?: readonly { term: string; text: string }[];
}

/** A part of a guide or of a help article, under an anchor of its own. */
export function GuideSection({ part, children }: { part: GuideText; children?: ReactNode }) {
  const { id, title, text, steps = [], points = [] } = part;
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {points.length > 0 && (
        <dl className={classes.points}>
          {points.map(({ term, text: meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
