import { Button } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { AnyamanFragment } from "../art/anyaman.tsx";
import {
  isSpecified,
  ownButtons,
  ownErrors,
  specifiedButtons,
  specifiedErrors,
  type ErrorStatus,
} from "./error-texts.ts";
import classes from "./error-screen.module.css";

interface ErrorScreenProps {
  status: ErrorStatus;
  /** Without the two buttons: for a part of a page that failed alone. */
  minimal?: boolean;
  /** Nothing else is on the page, which gets its heading from here. */
  isAlone?: boolean;
}

/** Heading, text and, unless minimal, two buttons: in the words of the specification where it has some, else in the reader's language. */
export function ErrorScreen({ status, minimal = false, isAlone = !minimal }: ErrorScreenProps) {
  const language = currentLanguage();
  const isGiven = isSpecified(status);
  const { heading, text } = isGiven ? specifiedErrors[status] : ownErrors[status][language];
  const spoken = isGiven ? "en" : language;
  const Heading = isAlone ? "h1" : "h2";
  return (
    <section className={classes.screen} data-minimal={minimal || undefined}>
      <AnyamanFragment size={72} />
      <p className={classes.status} aria-hidden>
        {status}
      </p>
      <Heading lang={spoken}>{heading}</Heading>
      <p lang={spoken}>{text}</p>
      {isGiven && language === "id" && (
        <p className={classes.translation} lang="id">
          {specifiedErrors[status].id}
        </p>
      )}
      {!minimal && (
        <ErrorActions language={spoken} words={isGiven ? specifiedButtons : ownButtons[language]} />
      )}
    </section>
  );
}

function ErrorActions({ language, words }: { language: string; words: { back: string; home: string } }) {
  const navigate = useNavigate();
  const goBack = () => {
    if (hasEarlierPage()) void navigate(-1);
    else void navigate("/");
  };
  return (
    <div className={classes.actions} lang={language}>
      <Button variant="default" onClick={goBack}>
        {words.back}
      </Button>
      <Button onClick={() => void navigate("/")}>{words.home}</Button>
    </div>
  );
}

/**
 * Whether going back leads to a page: one of ours, or the one whose link was followed here. A tab that began with this
 * address has none, and what an address was typed over is no way back.
 */
function hasEarlierPage(): boolean {
  if (history.length < 2) return false;
  // Browsers from before 2023 to 2026 do not tell whose the earlier pages are.
  if (!("navigation" in window)) return true;
  return window.navigation.canGoBack || document.referrer !== "";
}
