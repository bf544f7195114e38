import { useEffect, useRef, useState, type RefObject } from "react";

/** Fetched and drawn before it scrolls into sight. */
const nearness = "400px 0px";

/** Whether an element has come near to what is seen; it stays so. */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [place, isNear];
}
