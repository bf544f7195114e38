import type { Language } from "@janur/domain/text/language";
import { doorPath, pageScopes, type PassScope } from "@janur/domain/helper/pass";
import type { ReactNode } from "react";
import { helperMessages } from "./helper-messages.ts";

/** Whom the helper helps, what they are to do, and how long their link is good. */
export function HelperTasks(props: {
  name: string;
  scopes: readonly PassScope[];
  /** "12/40" of their part of the list; empty without one. */
  filled: string;
  event: string;
  until: string;
  language: Language;
}): ReactNode {
  const { name, scopes, filled, event, until, language } = props;
  const t = helperMessages[language];
  return (
    <>
      <p className="lead" dir="auto">
        {t.greeting(name, event)}
      </p>
      <ul className="tasks">
        {pageScopes
          .filter((scope) => scopes.includes(scope))
          .map((scope) => (
            <li key={scope}>
              <a href={`#${scope}`}>
                <b>{t.tasks[scope].title}</b>
                {scope === "fillList" && <i data-branch="">{filled}</i>}
                <span>{t.tasks[scope].text}</span>
              </a>
            </li>
          ))}
        {scopes.includes("door") && (
          <li>
            <a href={`${doorPath}/`} data-door="">
              <b>{t.door.title}</b>
              <span>{t.door.text}</span>
            </a>
          </li>
        )}
      </ul>
      <p className="small">{t.until(until)}</p>
    </>
  );
}
