/** An error whose message is one sentence for the person at the terminal, saying what is wrong and what to do. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}
