import { chatPicturePath } from "@janur/domain/chat/chat";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ThreadMessage } from "../message-data.ts";
import { chatQueries } from "../queries.ts";
import classes from "./chat-page.module.css";
import { pictureSpace } from "./picture-space.ts";

interface MessagePictureProps {
  chatId: string;
  message: Pick<ThreadMessage, "id" | "name">;
  size: NonNullable<ThreadMessage["picture"]>;
}

/** A picture in a thread, small; the large one opens beside the application. */
export function MessagePicture({ chatId, message: { id, name }, size }: MessagePictureProps) {
  const { t } = useTranslation("chat");
  const { data, isError, refetch } = useQuery(chatQueries.pictureKey(chatId));
  if (isError)
    return (
      <Button variant="subtle" size="xs" onClick={() => void refetch()}>
        {t("picture.again", { name })}
      </Button>
    );
  const address = (of: "small" | "large") =>
    data === undefined ? undefined : chatPicturePath(chatId, id, of, data.key);
  return (
    <a className={classes.picture} href={address("large")} target="_blank" rel="noreferrer">
      <img src={address("small")} style={pictureSpace(size)} alt={t("picture.alt", { name })} />
    </a>
  );
}
