import { lazy, Suspense, type ComponentType } from "react";
import classes from "../layouts/shell.module.css";

const Nothing: ComponentType = () => null;

// Nobody is kept from the page by a bell that could not be fetched.
const Bell = lazy<ComponentType>(() =>
  import("../../features/notification/components/bell.tsx").then(
    ({ Bell: Fetched }) => ({ default: Fetched }),
    () => ({ default: Nothing }),
  ),
);

/** The place of the bell; what rings it comes after the page. */
export function NotificationBell() {
  return (
    <Suspense fallback={<span className={classes.bellPlace} />}>
      <Bell />
    </Suspense>
  );
}
