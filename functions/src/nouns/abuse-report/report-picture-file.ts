/** Where a reported picture lies, which only the staff opens. */
export function reportPictureFile(reportId: string): string {
  return `reports/${reportId}.webp`;
}

/** What the key to it is for (`makePictureKey`); no chat is called so. */
export function reportPictureScope(reportId: string): string {
  return `report-${reportId}`;
}
