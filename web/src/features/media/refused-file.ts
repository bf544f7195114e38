import type { MediaRefusal } from "@janur/domain/media/stored-media";

/** A file that is not taken, by this browser or by the server, and why. */
export class RefusedFile extends Error {
  readonly reason: MediaRefusal;
  constructor(reason: MediaRefusal) {
    super(`refused: ${reason}`);
    this.name = "RefusedFile";
    this.reason = reason;
  }
}
