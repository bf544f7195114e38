/** Limits of where guests sit. Beside `limits.ts`, for no page but that of the seats needs them. */
export const seatingLimits = {
  /** Tables of one ceremony: 10,000 guests by eights and some. */
  tables: 1_200,
  tableName: 40,
  /** Seats of one table; rows of chairs count as one. */
  seats: { min: 1, max: 500 },
  shapes: 60,
  shapeName: 40,
  wishes: 100,
  /** A hall's sides, in centimetres. */
  hall: { min: 300, max: 20_000 },
  /** A shape's sides, in centimetres. */
  shape: { min: 10, max: 20_000 },
  /** Changes of one call, and the guests that they seat: each is looked at before. */
  changes: 200,
  guestsAtOnce: 400,
  /** What a document may hold, in bytes. */
  planBytes: 1_048_576,
  /** Filling gives up after this and says who is left. */
  fillMs: 2_000,
  /** Steps that can be taken back. */
  undos: 50,
} as const;
