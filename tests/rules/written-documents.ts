import {
  chatMessageSchema,
  lastMessageOf,
  messagePaceSchema,
  supportChatId,
  teamChatId,
} from "@janur/domain/chat/chat";
import { userProfileSchema } from "@janur/domain/account/account";
import { accountSettingsSchemas, settingsSections } from "@janur/domain/account/account-settings";
import { paths } from "@janur/domain/paths";
import { presenceSchema } from "@janur/domain/invitation/presence";
import { taskSchema } from "@janur/domain/task/task";
import { taskCommentSchema } from "@janur/domain/task/task-comment";
import type * as z from "zod";
import { profileDocument } from "../../functions/src/store/account/profile-document.ts";
import { shownParts } from "../../functions/src/nouns/account/shown-parts.ts";
import { chatDocument, chatMessages, chatReadDocument } from "../../functions/src/store/chat-documents.ts";
import { db, documentOf } from "../../functions/src/platform/google/firestore.ts";
import type { Account } from "../harness/accounts.ts";
import { invitationDocument } from "../../functions/src/store/access.ts";
import { notificationDocument } from "../../functions/src/notify/notification/notification-document.ts";
import { readSettings } from "../../functions/src/notify/notification/read-settings.ts";
import { syncAccount } from "../../functions/src/nouns/staff/sync-account.ts";
import { remind } from "../../functions/src/nouns/task/remind.ts";
import { notifyAssigned } from "../../functions/src/nouns/task/notify-assigned.ts";
import { syncMember } from "../../functions/src/nouns/team/sync-member.ts";
import { More, serverTime, type RawWrite } from "./raw-writes.ts";
import { randomId } from "./team.ts";

/** Whose documents they are. */
export interface Writer {
  account: Account;
  /** How the account is called, and in its team. */
  name: string;
  invitationId: string;
  /** A task of the invitation. */
  taskId: string;
  /** A piece of news of the account. */
  notificationId: string;
}

export interface Written {
  /** As the product writes it; fields of `target` are changed by the test. */
  target: RawWrite;
  /** What goes with it in the same commit. */
  beside?: (target: RawWrite) => RawWrite[];
  /** Lets time pass: what was just written may be written again. */
  wait?: () => Promise<unknown>;
  /** Reads it as every function does that meets it; throws where one would. */
  read: () => Promise<unknown>;
}

const parse = async (path: string, schema: z.ZodType<object>) =>
  (await documentOf(path, schema).get()).data();

function taskOf({ account, invitationId }: Writer, id: string): Record<string, unknown> {
  return {
    id,
    invitationId,
    title: "Pesan tenda",
    note: "",
    labels: ["Tempat"],
    priority: "normal",
    due: { days: -30 },
    reminder: { days: -31 },
    assignee: account.uid,
    isTaken: true,
    checklist: [{ text: "Tanya harga", isDone: false }],
    status: "todo",
    order: "V00000",
    createdBy: account.uid,
    createdAt: serverTime,
    updatedAt: serverTime,
    deletedAt: null,
  };
}

/** A task as the product adds one. */
export function addedTask(writer: Writer): { id: string; writes: RawWrite[] } {
  const id = randomId();
  const task = { path: paths.task(id), fields: taskOf(writer, id) };
  return { id, writes: [task, countOf(paths.taskCount(writer.invitationId), id)] };
}

const countOf = (path: string, id: unknown): RawWrite => ({
  path,
  fields: { ids: [id], at: serverTime, count: new More(1) },
  isMerge: true,
});

/** What is changed and not added is counted, too. */
const changeOf = (uid: string, ...ids: string[]): RawWrite => ({
  path: paths.changePace(uid),
  fields: { ids, at: serverTime, count: new More(1) },
  isMerge: true,
});

const waitForChanges = (uid: string) => () => db().doc(paths.changePace(uid)).delete();

/** A mark that was set long ago. */
const waitForMark = (path: string, field: "at" | "readAt") => async () => {
  const mark = await db().doc(path).get();
  if (mark.exists) await mark.ref.update({ [field]: new Date(0) });
};

async function readTask({ invitationId }: Writer, id: string): Promise<void> {
  const task = (await documentOf(paths.task(id), taskSchema).get()).data();
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (task === undefined || invitation === undefined) throw new Error("it was just written");
  await remind(invitation, task, "soon", new Date());
  const { assignee } = task;
  if (assignee !== null) await notifyAssigned({ key: id, taskId: id, assignee, isNew: false }, new Date());
}

function messageOf(writer: Writer, chatId: string, frame: Record<string, unknown>): Written {
  const { uid } = writer.account;
  const id = randomId();
  const said = { id, by: "host" as const, uid, name: writer.name, text: "Halo" };
  return {
    target: { path: paths.chatMessage(chatId, id), fields: { ...said, createdAt: serverTime } },
    beside: ({ fields }) => {
      const text = typeof fields["text"] === "string" ? fields["text"] : "Halo";
      return [
        countOf(paths.messagePace(uid), id),
        {
          path: paths.chat(chatId),
          isMerge: true,
          fields: {
            ...frame,
            messages: new More(1),
            last: lastMessageOf({ ...said, text }),
            updatedAt: serverTime,
            isTold: false,
          },
        },
      ];
    },
    read: async () => {
      await chatDocument(chatId)
        .get()
        .then((chat) => chat.data());
      const { docs } = await chatMessages(chatId).get();
      return docs.map((document) => chatMessageSchema.parse(document.data()));
    },
  };
}

/** A chat's document is the target, the message goes beside it. */
function chatOf(writer: Writer, chatId: string, frame: Record<string, unknown>): Written {
  const message = messageOf(writer, chatId, frame);
  const [pace, chat] = message.beside?.(message.target) ?? [];
  if (pace === undefined || chat === undefined) throw new Error("a message comes with both");
  return { target: chat, beside: () => [pace, message.target], read: message.read };
}

const teamFrame = ({ invitationId }: Writer) => ({
  id: teamChatId(invitationId),
  kind: "team",
  invitationId,
  uid: null,
  name: "",
  guestId: null,
  isBlocked: false,
  guestSeen: 0,
});
const supportFrame = ({ account: { uid }, name }: Writer) => ({
  guestId: null,
  isBlocked: false,
  guestSeen: 0,
  id: supportChatId(uid),
  kind: "support",
  invitationId: null,
  uid,
  name,
});

/** One row per collection that somebody may write; the table of the rules says which. */
export const writtenDocuments: Readonly<Record<string, (writer: Writer) => Written[]>> = {
  users: ({ account: { uid, email }, name }) => {
    const read = async () => {
      const profile = (await profileDocument(uid).get()).data();
      // What functions hand on is strict again.
      userProfileSchema.parse(profile);
      const shown = shownParts((await db().doc(paths.user(uid)).get()).data());
      await Promise.all([syncAccount(uid), syncMember(uid, { displayName: "", photoURL: "" }, shown)]);
    };
    const photoURL = "https://photos.example/rani.jpg";
    return [
      {
        target: { path: paths.user(uid), fields: { displayName: name, photoURL, email }, isMerge: true },
        beside: () => [changeOf(uid)],
        wait: waitForChanges(uid),
        read,
      },
    ];
  },
  "users/*/settings": ({ account: { uid } }) =>
    settingsSections.map((section) => ({
      target: { path: paths.userSettings(uid, section), fields: accountSettingsSchemas[section].parse({}) },
      beside: () => [changeOf(uid)],
      wait: waitForChanges(uid),
      read: async () => {
        accountSettingsSchemas[section].parse(
          (await db().doc(paths.userSettings(uid, section)).get()).data(),
        );
        return readSettings(uid);
      },
    })),
  "users/*/notifications": ({ account: { uid }, notificationId }) => [
    {
      target: {
        path: paths.notification(uid, notificationId),
        fields: { readAt: serverTime },
        isMerge: true,
      },
      wait: waitForMark(paths.notification(uid, notificationId), "readAt"),
      read: async () => (await notificationDocument(uid, notificationId).get()).data(),
    },
  ],
  "users/*/pace": ({ account: { uid } }) => [
    {
      target: countOf(paths.messagePace(uid), randomId()),
      read: () => parse(paths.messagePace(uid), messagePaceSchema),
    },
    {
      target: changeOf(uid),
      read: () => parse(paths.changePace(uid), messagePaceSchema),
    },
  ],
  "invitations/*/presence": ({ account: { uid }, invitationId }) => [
    {
      target: {
        path: paths.presence(invitationId, uid),
        fields: { uid, section: "cover", at: serverTime },
      },
      wait: waitForMark(paths.presence(invitationId, uid), "at"),
      read: () => parse(paths.presence(invitationId, uid), presenceSchema),
    },
  ],
  "invitations/*/counts": ({ invitationId }) => [
    {
      target: countOf(paths.taskCount(invitationId), randomId()),
      read: () => db().doc(paths.taskCount(invitationId)).get(),
    },
  ],
  tasks: (writer) => {
    const id = randomId();
    const { assignee: _assignee, isTaken: _isTaken, ...rest } = taskOf(writer, id);
    const changeable = [
      "title",
      "note",
      "labels",
      "priority",
      "due",
      "reminder",
      "checklist",
      "status",
      "order",
    ];
    const change = Object.fromEntries(changeable.map((field) => [field, rest[field]]));
    return [
      {
        target: { path: paths.task(id), fields: taskOf(writer, id) },
        beside: () => [countOf(paths.taskCount(writer.invitationId), id)],
        read: () => readTask(writer, id),
      },
      {
        target: {
          path: paths.task(writer.taskId),
          fields: { ...change, updatedAt: serverTime },
          isMerge: true,
        },
        beside: () => [changeOf(writer.account.uid, writer.taskId)],
        wait: waitForChanges(writer.account.uid),
        read: () => readTask(writer, writer.taskId),
      },
    ];
  },
  "tasks/*/comments": ({ account: { uid }, name, taskId }) => {
    const id = randomId();
    const fields = { id, uid, name, text: "Sudah.", createdAt: serverTime };
    return [
      {
        target: { path: paths.taskComment(taskId, id), fields },
        beside: () => [countOf(paths.commentCount(taskId), id)],
        read: () => parse(paths.taskComment(taskId, id), taskCommentSchema),
      },
    ];
  },
  "tasks/*/counts": ({ taskId }) => [
    {
      target: countOf(paths.commentCount(taskId), randomId()),
      read: () => db().doc(paths.commentCount(taskId)).get(),
    },
  ],
  chats: (writer) => [
    chatOf(writer, teamChatId(writer.invitationId), teamFrame(writer)),
    chatOf(writer, supportChatId(writer.account.uid), supportFrame(writer)),
  ],
  "chats/*/messages": (writer) => [
    messageOf(writer, teamChatId(writer.invitationId), teamFrame(writer)),
    messageOf(writer, supportChatId(writer.account.uid), supportFrame(writer)),
  ],
  "chats/*/reads": ({ account: { uid } }) => {
    const chatId = supportChatId(uid);
    return [
      {
        target: { path: paths.chatRead(chatId, uid), fields: { uid, messages: 1, readAt: serverTime } },
        wait: waitForMark(paths.chatRead(chatId, uid), "readAt"),
        read: async () => (await chatReadDocument(chatId, uid).get()).data(),
      },
    ];
  },
};
