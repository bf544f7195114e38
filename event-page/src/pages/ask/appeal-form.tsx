import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { ReactNode } from "react";
import { appealMessages } from "../../texts/appeal-messages.ts";

/** What leads to a guest's own hidden message; the proofs travel in the body, so that no log has them. */
export interface AppealedMessage {
  /** Of a personal link; empty without one. */
  token: string;
  /** Of a thread that was begun without a personal link; empty with one. */
  thread: string;
  /** What opened a closed page; empty elsewhere. */
  proof: string;
  messageId: string;
}

interface AppealFormProps {
  slug: string;
  language: Language;
  message: AppealedMessage;
}

function AppealFields({ language, message }: Omit<AppealFormProps, "slug">): ReactNode {
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="token" value={message.token} />
      <input type="hidden" name="thread" value={message.thread} />
      <input type="hidden" name="proof" value={message.proof} />
      <input type="hidden" name="message" value={message.messageId} />
    </>
  );
}

/** Leads to the form below, without script. */
export function AppealOpener({ slug, language, message }: AppealFormProps): ReactNode {
  return (
    <form method="post" action={`/event/${slug}/keberatan`}>
      <AppealFields language={language} message={message} />
      <button className="quiet" type="submit">
        {appealMessages[language].open}
      </button>
    </form>
  );
}

/** @param text what was typed, however wrong */
export function AppealForm({ slug, language, message, text }: AppealFormProps & { text: string }): ReactNode {
  const t = appealMessages[language];
  return (
    <form method="post" action={`/event/${slug}/keberatan`}>
      <AppealFields language={language} message={message} />
      <label className="f">
        {t.text}
        <textarea
          name="text"
          dir="auto"
          rows={5}
          required
          maxLength={limits.report.appeal}
          defaultValue={text}
        />
      </label>
      <button className="btn" type="submit">
        {t.send}
      </button>
    </form>
  );
}
