import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import classes from "../layouts/shell.module.css";

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}

interface UserButtonProps extends ComponentProps<"button"> {
  name: string;
  photo: string | null;
}

/** The round button that opens the account menu: the photo, or the initials. */
export function UserButton({ name, photo, ...button }: UserButtonProps) {
  const { t } = useTranslation();
  return (
    <button {...button} type="button" className={classes.user} aria-label={t("menu.account")}>
      {photo === null ? (
        // Drawn by the style sheet: as text they would contradict the button's name.
        <span aria-hidden className={classes.initials} data-initials={initials(name)} />
      ) : (
        <img src={photo} alt="" referrerPolicy="no-referrer" width={40} height={40} />
      )}
    </button>
  );
}
