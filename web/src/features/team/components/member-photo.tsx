import classes from "./team-room.module.css";

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}

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
