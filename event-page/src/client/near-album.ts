/**
 * Fetches what draws the album, once, when the reader comes within two screens of it: whoever only wants to see where
 * the feast was loads nothing of it.
 * @param address of the script; without one there is no album
 */
export function fetchNearAlbum(address: string | undefined): void {
  const place = document.getElementById("album");
  if (!place || !address) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const script = document.createElement("script");
      script.src = address;
      document.head.append(script);
    },
    { rootMargin: "200% 0px" },
  );
  observer.observe(place);
}
