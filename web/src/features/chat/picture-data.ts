import { AppError } from "@janur/domain/errors";
import { base64Of } from "../../lib/text/base64.ts";
import { callHost } from "../../lib/client/callables.ts";
import type { StoredPictures } from "../../lib/storage/stored-pictures.ts";
import type { OutgoingMessage } from "./message-data.ts";
import { RefusedMessage } from "./outbox.ts";

/**
 * Sends a picture that waits on this device. Sent again it is the same message.
 * @param isKept whether the message still waits: another tab may have sent it, and its picture is gone with it
 * @returns true once the server has it
 * @throws RefusedMessage; NetworkError or ServerFault when nobody knows
 */
export async function sendPicture(
  { id, chatId }: Pick<OutgoingMessage, "id" | "chatId">,
  pictures: Pick<StoredPictures, "get">,
  isKept: (id: string) => boolean,
): Promise<boolean> {
  const picture = await pictures.get(id);
  if (picture === undefined) {
    if (isKept(id)) throw new RefusedMessage("picture-gone");
    return true;
  }
  try {
    await callHost("sendChatPicture", { chatId, id, picture: await base64Of(picture) });
    return true;
  } catch (error) {
    if (error instanceof AppError) throw new RefusedMessage(error.code);
    throw error;
  }
}
