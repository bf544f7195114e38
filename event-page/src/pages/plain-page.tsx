import type { ReactNode } from "react";
import { Crown, CrownDrawing } from "../invitation/sections/crown.tsx";
import { Display } from "../invitation/sections/display.tsx";
import type { Theme } from "../themes/base/theme.ts";

/** A page beside the invitation: answers of plain forms, the wall of wishes. */
export function PlainPage(props: {
  theme: Theme;
  title: string;
  backTo: string;
  back: string;
  children?: ReactNode;
}): ReactNode {
  const { theme, title, backTo, back, children } = props;
  return (
    <main className="bare">
      <section>
        <div className="in">
          <CrownDrawing theme={theme} />
          <Crown theme={theme} />
          <Display as="h1" theme={theme} text={title} />
          {children}
          <p>
            <a className="link" href={backTo}>
              {back}
            </a>
          </p>
        </div>
      </section>
    </main>
  );
}
