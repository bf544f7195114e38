import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keptPicture } from "../data.ts";
import type { WaitingMessage } from "../outbox.ts";
import classes from "./chat-page.module.css";
import { pictureSpace } from "./picture-space.ts";

interface WaitingPictureProps {
  message: Pick<WaitingMessage, "id" | "name">;
  size: NonNullable<WaitingMessage["picture"]>;
}

/** A picture that only this device has. */
export function WaitingPicture({ message: { id, name }, size }: WaitingPictureProps) {
  const { t } = useTranslation("chat");
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void keptPicture(id).then((picture) => {
      if (isOver || picture === undefined) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    });
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  return (
    <span className={classes.picture}>
      <img src={address} style={pictureSpace(size)} alt={t("picture.alt", { name })} />
    </span>
  );
}
