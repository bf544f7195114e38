/** Where pictures will stand: three quiet scenes in the page's own ink, so that they suit every theme. */
export function SamplePictures() {
  return (
    <div className="photos">
      <figure>
        <Scene height={150}>
          {/* Two rings. */}
          <g fill="none" strokeWidth="5">
            <circle cx="50" cy="84" r="21" />
            <circle cx="72" cy="76" r="21" />
          </g>
          <path d="M72 47l7 8-7 7-7-7z" fill="currentColor" stroke="none" />
        </Scene>
      </figure>
      <figure>
        <Scene height={150}>
          {/* A leaf of the coconut palm. */}
          <path d="M22 132Q54 84 98 26" fill="none" strokeWidth="3" />
          <path
            d="M34 114q-6-22 6-38 8 20-6 38zm12-17q-4-24 10-40 6 22-10 40zm14-20q-2-22 14-36 4 22-14 36zm-20 32q18 8 38-2-18-14-38 2zm14-19q18 6 36-6-20-12-36 6zm15-20q16 4 30-8-18-8-30 8z"
            fill="currentColor"
            stroke="none"
          />
        </Scene>
      </figure>
      <figure>
        <Scene height={80}>
          {/* Hills and the light above them. */}
          <circle cx="84" cy="26" r="10" fill="currentColor" stroke="none" />
          <path d="M0 66l30-30 22 20 18-14 50 38V80H0z" fill="currentColor" stroke="none" opacity=".7" />
        </Scene>
      </figure>
    </div>
  );
}

function Scene({ height, children }: { height: number; children: React.ReactNode }) {
  return (
    <svg
      viewBox={`0 0 120 ${String(height)}`}
      width="100%"
      stroke="currentColor"
      style={{ display: "block", borderRadius: "var(--radius)" }}
      aria-hidden
      focusable="false"
    >
      <rect width="120" height={height} fill="currentColor" stroke="none" opacity=".12" />
      <g opacity=".45">{children}</g>
    </svg>
  );
}
