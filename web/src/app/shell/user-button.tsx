import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { initials } from "../../ui/initials.ts";
import classes from "../layouts/shell.module.css";

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
