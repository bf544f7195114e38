import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { supportChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";
import { deleteChat } from "../removal/purge-chats.ts";

/** The chat with support goes; what was said to others stays with them, under the name it had then. */
export async function eraseChats({ uid }: ErasedAccount): Promise<void> {
  await deleteChat(supportChatId(uid));
  await changeAll(db().collectionGroup("messages").where("uid", "==", uid), (batch, message) => {
    batch.update(message, { uid: FORMER_ACCOUNT });
  });
  await changeAll(db().collection(paths.chats()).where("last.uid", "==", uid), (batch, chat) => {
    batch.update(chat, { "last.uid": FORMER_ACCOUNT });
  });
  await changeAll(db().collectionGroup("reads").where("uid", "==", uid), (batch, read) => {
    batch.delete(read);
  });
}
