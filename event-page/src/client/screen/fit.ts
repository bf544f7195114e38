/** Steps between the largest and the smallest size of letters. */
const steps = 12;

/** Sets the largest letters with which `inside` stays within `frame`. */
export function fit(frame: HTMLElement, inside: HTMLElement): void {
  let low = 0;
  let high = steps;
  inside.classList.remove("broken");
  const set = (step: number) => {
    inside.style.setProperty("--fit", String(step / steps));
  };
  const isWithin = () =>
    inside.offsetHeight <= frame.clientHeight &&
    inside.scrollWidth <= Math.min(inside.clientWidth, frame.clientWidth);
  set(high);
  if (isWithin()) return;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    set(middle);
    if (isWithin()) low = middle;
    else high = middle;
  }
  set(low);
  // A word that no line holds is broken rather than cut off.
  inside.classList.toggle("broken", !isWithin());
}
