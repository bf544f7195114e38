import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";

/** First on the memory page: the day is over, and the family gives thanks. */
export function Thanks({ context }: { context: SectionContext }): ReactNode {
  const { t, theme } = context;
  return (
    <section id="thanks" aria-labelledby="thanks-h" tabIndex={-1}>
      <div className="in">
        <Crown theme={theme} />
        <Display as="h2" id="thanks-h" theme={theme} text={t.memory} />
        <p>{t.memoryText}</p>
      </div>
    </section>
  );
}
