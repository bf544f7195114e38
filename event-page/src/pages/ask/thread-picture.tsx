import type { PublicChatMessage } from "@janur/domain/chat/chat";
import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { askMessages } from "../../texts/ask-messages.ts";

interface ThreadPictureProps {
  picture: NonNullable<PublicChatMessage["picture"]>;
  /** Who sent it. */
  name: string;
  language: Language;
}

/** A small picture that opens the large one. */
export function ThreadPicture({ picture, name, language }: ThreadPictureProps): ReactNode {
  const { small, large, width, height } = picture;
  return (
    <a href={large} target="_blank" rel="noreferrer">
      <img src={small} width={width} height={height} alt={`${askMessages[language].picture} ${name}`} />
    </a>
  );
}
