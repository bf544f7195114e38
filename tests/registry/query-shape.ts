export interface QueryShape {
  /** What is asked, and the file that asks. */
  purpose: string;
  file: string;
  collectionGroup: string;
  /** Fields compared with `==`. */
  equal?: readonly string[];
  /** Field asked with `array-contains` or, as the same index serves, `array-contains-any`. */
  contains?: string;
  orderBy?: readonly (readonly [field: string, direction: "asc" | "desc"])[];
  /** Field that is summed up. */
  sum?: string;
  /** Asked over all collections of this name. */
  isGroup?: boolean;
}

/** The queries that one folder of functions or features asks. */
export interface NounQueries {
  shapes: readonly QueryShape[];
  /** Calls in each file that shape a query; whoever adds or removes one looks at the shapes above. */
  calls: Readonly<Record<string, number>>;
}
