/** A place in a rules file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The rules cannot be used: a construct that is wrong, or that this runtime does not cover. */
export class CompileError extends Error {
  override readonly name = "CompileError";
  readonly at: Position;

  constructor(message: string, at: Position) {
    super(message);
    this.at = at;
  }
}

/** A condition could not be evaluated. `&&` and `||` may absorb it; otherwise the rule does not allow. */
export class EvaluationError extends Error {
  override readonly name = "EvaluationError";
  readonly at: Position | undefined;

  constructor(message: string, at?: Position) {
    super(message);
    this.at = at;
  }
}

/**
 * An evaluation needs a Firestore document that nobody has fetched yet. It is no `EvaluationError`, so that nothing
 * absorbs it: the caller fetches the document and evaluates again from the start.
 */
export class MissingDocument extends Error {
  override readonly name = "MissingDocument";
  /** `/databases/(default)/documents/…`, each segment percent-encoded where needed. */
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} has not been fetched.`);
    this.path = path;
  }
}
