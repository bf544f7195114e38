import { giftLimits } from "@janur/domain/limits/gift-limits";
import { limits } from "@janur/domain/limits";
import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { SentDraft } from "./sent-draft.ts";
import { sentMessages } from "./sent-messages.ts";

interface SentFormProps {
  slug: string;
  language: Language;
  draft: SentDraft;
}

/** "Saya sudah mengirim": who, how much if they like, and a note. */
export function SentForm({ slug, language, draft }: SentFormProps): ReactNode {
  const t = sentMessages[language];
  return (
    <form method="post" action={`/event/${slug}/kirim`} id="sent" data-slug={slug}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={draft.key} />
      <input type="hidden" name="token" value={draft.token} />
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
      <label className="f">
        {t.amount}
        <input
          name="amount"
          autoComplete="off"
          maxLength={24}
          placeholder={t.amountHint}
          defaultValue={draft.amount}
        />
      </label>
      <label className="f">
        {t.note}
        <textarea
          name="note"
          dir="auto"
          rows={3}
          maxLength={giftLimits.declared.note}
          placeholder={t.noteHint}
          defaultValue={draft.note}
        />
      </label>
      <button className="btn" type="submit">
        {t.send}
      </button>
      <p className="small">{t.privacy}</p>
    </form>
  );
}

/**
 * Puts the guest whose invitation stands in this tab into the form, and lets it go once: the page itself keeps their link
 * where `guest.ts` does, and no address and no log ever has it.
 */
export const sentScript = `(function(){var f=document.getElementById("sent"),s="";if(!f)return;try{s=sessionStorage.getItem("janur:to:"+f.dataset.slug)||""}catch(e){}var q=new URLSearchParams((location.hash||s).replace(/^#/,"")),e=f.elements;if(!e.token.value)e.token.value=q.get("g")||"";if(!e.namedItem("name").value)e.namedItem("name").value=(q.get("to")||"").slice(0,${String(limits.guest.name.max)});f.addEventListener("submit",function(){setTimeout(function(){f.querySelector("button").disabled=true},0)});addEventListener("pageshow",function(){f.querySelector("button").disabled=false})})()`;
