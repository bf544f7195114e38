import { DrawnPage, type DrawnPageProps } from "./drawn-page.tsx";
import classes from "./page-frame.module.css";
import { PageFrame } from "./page-frame.tsx";
import { SampledSection, sampleStyle } from "./sampled-section.tsx";

interface StillPageProps extends Pick<
  DrawnPageProps,
  "invitation" | "content" | "language" | "senderName" | "guest"
> {
  /** Names the frame for those who hear it. */
  title: string;
  /** Whether samples stand where nothing is written yet, with their mark. */
  isSampled?: boolean;
}

const nothing = () => null;

/** The guests' page of some content, to look at: as wide as a phone. */
export function StillPage({ title, isSampled = false, ...shown }: StillPageProps) {
  return (
    <div className={classes.still}>
      <PageFrame title={title} language={shown.language}>
        {() => (
          <DrawnPage
            {...shown}
            {...(isSampled && { moreStyle: sampleStyle, drawSection: SampledSection, unfilled: nothing })}
          />
        )}
      </PageFrame>
    </div>
  );
}
