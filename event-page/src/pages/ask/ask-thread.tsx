import type { PublicChatMessage } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { clockText, dayMonthText } from "@janur/domain/time/date-text";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { defaultZone } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import { AppealOpener } from "./appeal-form.tsx";
import { appealMessages } from "../../texts/appeal-messages.ts";
import { askMessages } from "../../texts/ask-messages.ts";
import { askPageMessages } from "./ask-page-messages.ts";
import { ThreadPicture } from "./thread-picture.tsx";

/** What was typed, however wrong. */
export interface AskDraft {
  name: string;
  text: string;
}

interface AskFormProps {
  slug: string;
  language: Language;
  /** Of the message that this form will be: sent twice it is the same one. */
  messageId: string;
  /** Leads back to the guest's thread; empty before the first message. */
  thread: string;
  draft: AskDraft;
}

/** Works without script. */
export function AskForm({ slug, language, messageId, thread, draft }: AskFormProps): ReactNode {
  const t = askMessages[language];
  return (
    <form method="post" action={`/event/${slug}/tanya`}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="id" value={messageId} />
      <input type="hidden" name="thread" value={thread} />
      {thread === "" ? (
        <label className="f">
          {t.name}
          <input
            name="name"
            dir="auto"
            autoComplete="name"
            required
            maxLength={limits.guest.name.max}
            defaultValue={draft.name}
          />
        </label>
      ) : (
        <input type="hidden" name="name" value={draft.name} />
      )}
      <label className="f">
        {t.question}
        <textarea
          name="text"
          dir="auto"
          rows={4}
          required
          maxLength={chatLimits.text.max}
          defaultValue={draft.text}
        />
      </label>
      <button className="btn" type="submit">
        {t.send}
      </button>
    </form>
  );
}

/** Asks for what the family has answered meanwhile. The proof travels in the body, so that no log has it. */
export function LookForm(props: Pick<AskFormProps, "slug" | "language" | "thread" | "draft">): ReactNode {
  const { slug, language, thread, draft } = props;
  const t = askPageMessages[language];
  return (
    <form method="post" action={`/event/${slug}/tanya`}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="thread" value={thread} />
      <input type="hidden" name="name" value={draft.name} />
      <input type="hidden" name="look" value="1" />
      <button className="quiet" type="submit">
        {t.look}
      </button>
      <p className="small">{t.lookHint}</p>
    </form>
  );
}

/** What was said, oldest first. @param thread leads back to the guest's thread */
export function ThreadMessages(props: {
  messages: readonly PublicChatMessage[];
  slug: string;
  language: Language;
  thread: string;
}): ReactNode {
  const { messages, slug, language, thread } = props;
  return (
    <ol className="wishes">
      {messages.map(({ id, by, name, text, picture, appeal, createdAt }) => {
        const at = new Date(createdAt);
        return (
          <li key={id}>
            <p className="strong" dir="auto">
              {by === "guest" ? askMessages[language].you : name}
            </p>
            {picture === undefined ? (
              <p className="lines" dir="auto">
                {text}
              </p>
            ) : (
              <ThreadPicture picture={picture} name={name} language={language} />
            )}
            {appeal === "open" && (
              <AppealOpener
                slug={slug}
                language={language}
                message={{ token: "", thread, proof: "", messageId: id }}
              />
            )}
            {appeal === "made" && <p className="small">{appealMessages[language].made}</p>}
            <p className="small">
              {dayMonthText(at, defaultZone, language)}, {clockText(at, defaultZone)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
