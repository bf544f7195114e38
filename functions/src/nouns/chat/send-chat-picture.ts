import { areThreadsOpen, chatPictureSizes } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { AppError } from "@janur/domain/errors";
import { writeFile } from "../../platform/google/bucket.ts";
import { MediaRefused, renderPicture } from "../media/render-picture.ts";
import { countAttempt, preparedAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { appendMessage } from "./append-message.ts";
import { chatMessages } from "../../store/chat-documents.ts";
import { chatOfCaller, type CallersChat } from "./chat-of-caller.ts";
import { pictureFile, removePicture } from "./picture-files.ts";
import { takesMessages } from "./thread-view.ts";

const { picture: limit } = chatLimits;

/**
 * Puts a picture into a chat as a message of its own. Its files are written
 * first and go again if the message is refused.
 * @throws AppError `invitation/not-found`, `chat/not-found`, `chat/closed`, `team/not-allowed`, `input/invalid`,
 *   `limit/too-many-requests`
 */
export async function sendChatPicture(
  { chatId, id, picture }: { chatId: string; id: string; picture: string },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  const chat = await chatOfCaller(chatId, caller);
  if ((await chatMessages(chatId).doc(id).get()).exists) return {};
  requireOpen(chat, now);
  await countAttempt(["chat-picture", caller.uid], limit.rate, now);
  const { size, files } = await drawn(Buffer.from(picture, "base64"));
  await Promise.all(
    chatPictureSizes.map((name) => writeFile(pictureFile(chatId, id, name), files[name], "image/webp")),
  );
  const { frame, by, name } = chat;
  try {
    await appendMessage(frame, { id, by, uid: caller.uid, name, text: "", picture: size }, async () => {
      requireOpen(await chatOfCaller(chatId, caller), now);
      return preparedAttempt(["chat-pictures", chatId], limit.chatRate, now);
    });
  } catch (error) {
    if (error instanceof AppError) await removePicture(chatId, id);
    throw error;
  }
  return {};
}

function requireOpen({ chat, invitation, frame }: CallersChat, now: Date): void {
  const isOver = frame.kind === "guest" && invitation !== null && !areThreadsOpen(invitation, now);
  if (isOver || (frame.kind === "guest" && !takesMessages(chat ?? undefined)))
    throw new AppError("chat/closed");
}

async function drawn(bytes: Buffer) {
  try {
    const { width, height, master, files } = await renderPicture(bytes, [limit.thumbnail], limit);
    const small = files.find(({ extension }) => extension === "webp")?.bytes ?? master;
    return { size: { width, height }, files: { small, large: master } };
  } catch (error) {
    if (error instanceof MediaRefused) throw new AppError("input/invalid", { fields: ["picture"] });
    throw error;
  }
}
