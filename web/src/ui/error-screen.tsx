import { Button } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { currentLanguage } from "../lib/i18n/i18n.ts";
import { AnyamanFragment } from "./anyaman.tsx";
import { errorButtons, errorTexts, type ErrorStatus } from "./error-texts.ts";
import classes from "./error-screen.module.css";

/** Heading, text and, unless minimal, the two buttons of the specification. */
export function ErrorScreen({ status, minimal = false }: { status: ErrorStatus; minimal?: boolean }) {
  const texts = errorTexts[status];
  return (
    <section className={classes.screen} data-minimal={minimal || undefined}>
      <AnyamanFragment size={72} />
      <p className={classes.status} aria-hidden>
        {status}
      </p>
      <h1 lang="en">{texts.heading}</h1>
      <p lang="en">{texts.text}</p>
      {currentLanguage() === "id" && (
        <p className={classes.translation} lang="id">
          {texts.id}
        </p>
      )}
      {!minimal && <ErrorActions />}
    </section>
  );
}

function ErrorActions() {
  const navigate = useNavigate();
  return (
    <div className={classes.actions} lang="en">
      <Button variant="default" onClick={() => void navigate(-1)}>
        {errorButtons.back}
      </Button>
      <Button onClick={() => void navigate("/")}>{errorButtons.home}</Button>
    </div>
  );
}
