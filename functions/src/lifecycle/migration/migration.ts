/** A change of what is stored. A file per migration, named after its day; one that has run stays as it is. */
export interface Migration {
  /** Its day and what it is about, like its file: the name of its progress in `jobs/migration-<id>`. */
  id: string;
  /** One sentence for whoever decides to run it. */
  about: string;
  /** Every collection of this name is gone through, document by document. */
  collectionGroup: string;
  /**
   * What to change in a document, by field paths, or null. Safe to run twice: what it has changed it leaves alone.
   * @param data as it is stored, with times as Dates; of any release, so nothing is taken for granted
   */
  change: (data: Readonly<Record<string, unknown>>, id: string) => Record<string, unknown> | null;
}
