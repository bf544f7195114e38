import { DrawnPage, type DrawnPageProps } from "./drawn-page.tsx";
import { PageFrame } from "./page-frame.tsx";

interface StillPageProps extends Pick<
  DrawnPageProps,
  "invitation" | "content" | "language" | "senderName" | "guest"
> {
  /** Names the frame for those who hear it. */
  title: string;
}

/** The guests' page of some content, to look at. */
export function StillPage({ title, ...shown }: StillPageProps) {
  return (
    <PageFrame title={title} language={shown.language}>
      {() => <DrawnPage {...shown} />}
    </PageFrame>
  );
}
