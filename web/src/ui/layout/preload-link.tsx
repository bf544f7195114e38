import { createContext, use, type ComponentProps } from "react";
import { Link, NavLink } from "react-router-dom";

/** Fetches code and data of a path ahead of the click. The application provides it. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);

function useIntentHandlers(to: ComponentProps<typeof Link>["to"]) {
  const preload = use(PreloadContext);
  const start = () => {
    if (typeof to === "string") preload(to);
  };
  return { onMouseEnter: start, onFocus: start, onTouchStart: start };
}

/** A link inside the application; preloads on hover, focus and touch. Use it with `component={PreloadLink}`. */
export function PreloadLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} {...useIntentHandlers(props.to)} />;
}

/** The same for menus: the browser and screen readers hear which entry is the current page. */
export function PreloadNavLink(props: ComponentProps<typeof NavLink>) {
  return <NavLink {...props} {...useIntentHandlers(props.to)} />;
}
