import { changeLanguage, useOtherLanguage, useWords } from "../texts/language.ts";

/** Leads to the other language, in that one's own word. */
export function LanguageSwitch(props: { class?: string }) {
  const { language } = useWords().menu;
  return (
    <button type="button" class={props.class} lang={useOtherLanguage()} onClick={changeLanguage}>
      {language}
    </button>
  );
}
