import type { ThemeId } from "@janur/domain/theme";
import type { ReactNode } from "react";
import { Crown } from "./sections/crown.tsx";
import { Display } from "./sections/display.tsx";

/** One quiet sentence, Indonesian first, English beneath. */
export function StatePage(props: { theme: ThemeId; title: string; id: string; en: string }): ReactNode {
  const { theme, title, id, en } = props;
  return (
    <main className="bare">
      <section className="gone">
        <div className="in">
          <Crown theme={theme} />
          <Display as="h1" theme={theme} text={title} />
          <p>{id}</p>
          <p className="small place" lang="en">
            {en}
          </p>
        </div>
      </section>
    </main>
  );
}
