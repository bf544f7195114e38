import type { ReactNode } from "react";

/** What a frame around an opened part gets: a phone's drawer over the page, a laptop's panel beside it. */
export interface OpenedFrameProps {
  /** What it is about now; another one takes the focus to its title. */
  place: string;
  title: string;
  /** Under the title. */
  note?: ReactNode;
  /** Whether a field inside takes the focus that the title would have. */
  isFieldAsked?: boolean;
  /** Beside the title. */
  tools?: ReactNode;
  /** How much of the page a drawer leaves in sight: less than half, most of it, or what its content leaves. */
  size?: "half" | "low" | "content";
  onClose: () => void;
  children: ReactNode;
}
