import { Skeleton } from "@mantine/core";
import classes from "./settings.module.css";

/** A page of the settings while they load. */
export function SettingsSkeleton() {
  return (
    <div className={classes.page} aria-hidden>
      <Skeleton height={28} width={180} />
      <Skeleton height={190} radius="lg" />
      <Skeleton height={160} radius="lg" />
    </div>
  );
}
