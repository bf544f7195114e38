import type { ReactNode } from "react";
import { screenMessages } from "./screen-messages.ts";

/** Places that the script fills, and what stands there before and after. */
export function ScreenBody({ facts, script }: { facts: string; script: string }): ReactNode {
  return (
    <>
      <main id="screen" className="sc" hidden>
        <div id="scene" className="sc-scene" aria-hidden="true" />
        <div id="board" className="sc-board" />
        <p id="foot" className="sc-foot">
          <b id="title" dir="auto" />
          <time id="clock" data-clock="" />
        </p>
        <p id="mark" className="sc-mark" hidden />
        <p id="hint" className="sc-hint" hidden />
        <div id="bar" className="sc-bar" hidden>
          <button type="button" id="previous">
            <Sign d="m15 5-7 7 7 7" />
          </button>
          <button type="button" id="pause">
            <Sign d="M9 5v14m6-14v14" />
          </button>
          <button type="button" id="next">
            <Sign d="m9 5 7 7-7 7" />
          </button>
          <button type="button" id="full">
            <Sign d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />
          </button>
        </div>
      </main>
      <main id="neutral" className="sc-neutral">
        <svg viewBox="0 0 192 104" aria-hidden="true">
          <path d="m96 100a50 50 0 0 1 -65-25a125 125 0 0 1 65 25zm0 0a70 70 0 0 1 -48-67a110 110 0 0 1 48 67zm0 0a100 100 0 0 1 0-96a100 100 0 0 1 0 96zm0 0a110 110 0 0 1 48-67a70 70 0 0 1 -48 67zm0 0a125 125 0 0 1 65-25a50 50 0 0 1 -65 25z" />
        </svg>
        <h1 id="neutral-title" />
        <p id="neutral-text" role="status" />
        <noscript>
          <p>{screenMessages.id.noScript}</p>
        </noscript>
      </main>
      <script id="config" type="application/json" dangerouslySetInnerHTML={{ __html: facts }} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

function Sign({ d }: { d: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
