import { initials } from "../../../ui/initials.ts";
import classes from "./team-page.module.css";

/** A member's photo, or the first letters of the name. */
export function MemberPhoto({ name, photo }: { name: string; photo: string | null }) {
  return photo === null ? (
    <span className={`${classes.photo ?? ""} ${classes.initials ?? ""}`} aria-hidden>
      {initials(name)}
    </span>
  ) : (
    <img className={classes.photo} src={photo} alt="" referrerPolicy="no-referrer" width={44} height={44} />
  );
}
