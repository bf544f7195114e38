/** Between two parts of one panel. */
export function Line() {
  return <hr style={{ width: "100%", margin: 0, border: 0, borderTop: "1px solid var(--janur-line)" }} />;
}
