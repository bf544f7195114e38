/** Shape of a frame, for those who choose what of a picture it shows. */
export interface Frame {
  /** Width by height; of a frame that follows the screen, as a phone shows it. */
  aspect: number;
  /** As CSS writes it. */
  radius: string;
}

const upright = 4 / 5;

/** The frame of the cover's picture. */
export const coverFrame: Frame = { aspect: upright, radius: "3px" };

/** The frame beside a person. */
export const personFrame: Frame = coverFrame;

/** The frame of a picture in a story. */
export const storyFrame: Frame = { aspect: 3 / 2, radius: "8px" };
