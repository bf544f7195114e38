/** Null and an empty text both are an empty cell. */
export type Cell = string | number | null;
