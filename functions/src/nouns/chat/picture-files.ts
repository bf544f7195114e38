import { chatPictureSizes, guestChatId, type ChatPictureSize } from "@janur/domain/chat/chat";
import { filesUnder, removeFile } from "../../platform/google/bucket.ts";

/** How the paths of all pictures of a chat begin. */
export const picturesOf = (chatId: string) => `chats/${chatId}/`;

/** The same for all threads of an invitation's guests. */
export const picturesOfGuests = (invitationId: string) => `chats/${guestChatId(invitationId, "")}`;

/** Where a picture lies, which only those who take part in the chat open. */
export function pictureFile(chatId: string, messageId: string, size: ChatPictureSize): string {
  return `${picturesOf(chatId)}${messageId}-${size}.webp`;
}

/** Removes one picture of a chat. */
export async function removePicture(chatId: string, messageId: string): Promise<void> {
  await Promise.all(chatPictureSizes.map((size) => removeFile(pictureFile(chatId, messageId, size))));
}

/** Removes all pictures of a chat. Safe to run again. */
export async function removePictures(chatId: string): Promise<void> {
  for (let found = await filesUnder(picturesOf(chatId)); found.length > 0;) {
    for (const { name } of found) await removeFile(name);
    found = await filesUnder(picturesOf(chatId));
  }
}
