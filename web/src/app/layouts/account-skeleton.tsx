/** Before the first frame of a public page there is nothing to promise: the page's colour, and a word for screen readers. */
export function AccountSkeleton() {
  return <div aria-busy="true" style={{ minHeight: "100dvh" }} />;
}
