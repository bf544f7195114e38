/** Shape of a frame, for those who choose what of a picture it shows. */
export interface Frame {
  /** Width by height; of a frame that follows the screen, as a phone shows it. */
  aspect: number;
  /** As CSS writes it. */
  radius: string;
}

/** The frame of the cover's picture, and of one beside a person. */
export const portraitFrame: Frame = { aspect: 4 / 5, radius: "3px" };

/** The frame of a picture in a story. */
export const storyFrame: Frame = { aspect: 3 / 2, radius: "8px" };
