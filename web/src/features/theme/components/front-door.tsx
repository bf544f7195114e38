import { themeIds } from "@janur/domain/content/theme-ids";
import { Button, TextInput } from "@mantine/core";
import { IconPlayerPlay, IconSend, IconShieldCheck, IconUsers, IconWriting } from "@tabler/icons-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Wordmark } from "../../../ui/art/anyaman.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { LanguageButton } from "../../../ui/language-button.tsx";
import { keepSample, readSample } from "../sample.ts";
import type { PicturedTheme } from "../../../ui/art/pictured-themes.ts";
import { DoorCover } from "./door-cover.tsx";
import classes from "./front-door.module.css";

interface FrontDoorProps {
  paths: { try: string; themes: string; signIn: string; privacy: string; terms: string };
  /** A whole invitation in two names, which comes late. */
  living: (names: readonly [string, string]) => ReactNode;
}

const row: readonly PicturedTheme[] = ["ronce", "khatam", "gonjong", "taman", "jepun", "xi"];

/** What a visitor sees first: what Janur is, in words that need no script, and a living invitation in their own names. */
export function FrontDoor({ paths, living }: FrontDoorProps) {
  const { t } = useTranslation("front-door");
  const navigate = useNavigate();
  const isPriced = import.meta.env.VITE_PRICE !== "hidden";
  const [sample, setSample] = useState(readSample);
  const type = (changed: Partial<typeof sample>) => {
    const next = { ...sample, ...changed };
    setSample(next);
    keepSample(next);
  };
  /** From the first name to the second, and on to the wizard with both. */
  const goOn = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    if (key !== "Enter" || nativeEvent.isComposing) return;
    const second = currentTarget.querySelector<HTMLInputElement>("span ~ * input");
    if (second === target) void navigate(paths.try);
    else second?.focus();
  };
  const typed = [sample.firstName.trim(), sample.secondName.trim()] as const;
  const isUsual = typed[0] === "" && typed[1] === "";
  const names: readonly [string, string] = isUsual ? ["Rani", "Dimas"] : typed;
  /** Wherever a visitor has read on to: what it costs, or that it is safe. */
  const tryPlain = (
    <Button component={PreloadLink} to={paths.try} variant="default">
      {t("tryPlain")}
    </Button>
  );
  return (
    <div className={classes.door}>
      <header className={classes.header}>
        <a href="/" className={classes.brand} aria-label="Janur">
          <Wordmark size={30} />
        </a>
        <nav aria-label={t("menu.label")} className={classes.menu}>
          <PreloadLink to={paths.themes}>{t("menu.themes")}</PreloadLink>
          {isPriced && <a href="#price">{t("menu.price")}</a>}
          <a href="#safety">{t("menu.safety")}</a>
        </nav>
        <LanguageButton />
        <Button component={PreloadLink} to={paths.signIn} variant="subtle" color="tanah" px={10}>
          {t("signIn")}
        </Button>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <section className={classes.hero}>
          <div className={classes.pitch}>
            <h1>{t("headline")}</h1>
            <p>{t("lead")}</p>
            <fieldset className={classes.names} onKeyDown={goOn}>
              <legend>{t("names.legend")}</legend>
              <TextInput
                aria-label={t("names.first")}
                placeholder={t("names.first")}
                autoComplete="off"
                maxLength={60}
                value={sample.firstName}
                onChange={(event) => {
                  type({ firstName: event.currentTarget.value });
                }}
              />
              <span aria-hidden>&amp;</span>
              <TextInput
                aria-label={t("names.second")}
                placeholder={t("names.second")}
                autoComplete="off"
                maxLength={60}
                value={sample.secondName}
                onChange={(event) => {
                  type({ secondName: event.currentTarget.value });
                }}
              />
            </fieldset>
            <div className={classes.actions}>
              <Button component={PreloadLink} to={paths.try} size="lg" className={classes.try}>
                {t("try")}
              </Button>
              <Button
                component="a"
                href="#living"
                size="lg"
                variant="default"
                className={classes.example}
                leftSection={<Icon of={IconPlayerPlay} />}
              >
                {t("example")}
              </Button>
            </div>
            <p className={classes.note}>{t("note")}</p>
          </div>
          <div className={classes.stage}>
            <DoorCover theme="gonjong" names={names} isUsual={isUsual} isAtOnce />
            <DoorCover theme="ronce" names={names} isUsual={isUsual} isAtOnce isMain />
            <DoorCover theme="taman" names={names} isUsual={isUsual} isAtOnce />
          </div>
        </section>

        <section className={classes.part} aria-labelledby="door-themes">
          <div className={classes.head}>
            <h2 id="door-themes">{t("themes.title", { count: themeIds.length })}</h2>
            <PreloadLink to={paths.themes}>{t("themes.all")}</PreloadLink>
          </div>
          <p className={classes.dim}>{t("themes.text")}</p>
          <div className={classes.row} tabIndex={0} role="group" aria-labelledby="door-themes">
            {row.map((theme) => (
              <DoorCover key={theme} theme={theme} names={names} isUsual={isUsual} />
            ))}
          </div>
        </section>

        <section className={classes.living} id="living" aria-labelledby="door-living">
          <div>
            <h2 id="door-living">{t("living.title")}</h2>
            <p className={classes.dim}>{t("living.text")}</p>
            <ol className={classes.steps} aria-label={t("steps.title")}>
              <Step icon={IconWriting} title={t("steps.write.title")} text={t("steps.write.text")} />
              <Step icon={IconSend} title={t("steps.send.title")} text={t("steps.send.text")} />
              <Step icon={IconUsers} title={t("steps.gather.title")} text={t("steps.gather.text")} />
            </ol>
          </div>
          <div className={classes.phone}>{living(names)}</div>
        </section>

        <div className={classes.facts}>
          {isPriced && (
            <section id="price" className={classes.price} aria-labelledby="door-price">
              <h2 id="door-price">{t("price.title")}</h2>
              <p>{t("price.text")}</p>
              {tryPlain}
            </section>
          )}
          <section id="safety" className={classes.safety} aria-labelledby="door-safety">
            <h2 id="door-safety">{t("safety.title")}</h2>
            <ul>
              {(["app", "sender", "data"] as const).map((key) => (
                <li key={key}>
                  <Icon of={IconShieldCheck} />
                  <span>{t(`safety.${key}`)}</span>
                </li>
              ))}
            </ul>
            {!isPriced && <div style={{ marginTop: 16 }}>{tryPlain}</div>}
          </section>
        </div>
        <div className={classes.foot}>
          <Button component={PreloadLink} to={paths.try} size="lg" fullWidth>
            {t("try")}
          </Button>
        </div>
      </main>
      <footer className={classes.footer}>
        <PreloadLink to={paths.privacy}>{t("footer.privacy")}</PreloadLink>
        <PreloadLink to={paths.terms}>{t("footer.terms")}</PreloadLink>
      </footer>
    </div>
  );
}

function Step({ icon, title, text }: { icon: typeof IconSend; title: string; text: string }) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </li>
  );
}
