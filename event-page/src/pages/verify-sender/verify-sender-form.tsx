import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { verifySenderMessages } from "./verify-sender-messages.ts";

/** As long as a code with a dash and some blanks. */
const longestTyped = 20;

/** Works without script. */
export function VerifySenderForm({ language, typed }: { language: Language; typed: string }): ReactNode {
  const t = verifySenderMessages[language];
  return (
    <form method="post" action="/cek">
      <input type="hidden" name="language" value={language} />
      <label className="f">
        {t.code}
        <input
          name="code"
          required
          maxLength={longestTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed.slice(0, longestTyped)}
        />
      </label>
      <button className="btn" type="submit">
        {t.check}
      </button>
    </form>
  );
}
