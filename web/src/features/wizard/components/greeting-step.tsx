import {
  adatOf,
  greetingOf,
  greetings,
  packsFor,
  type GreetingId,
  type PackId,
} from "@janur/domain/content/traditions/pack-id";
import { Text } from "@mantine/core";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { packOf, type NewInvitation } from "../form.ts";
import chips from "../../../ui/form/chip.module.css";
import classes from "./greeting-step.module.css";

/**
 * How the invitation opens, and the adat beside it. What else goes with it follows from the greeting: nobody is asked for a
 * faith.
 */
export function GreetingStep() {
  const { t } = useTranslation("wizard");
  const { control, setValue } = useFormContext<NewInvitation>();
  const [eventType, pack] = useWatch({ control, name: ["eventType", "pack"] });
  const packs = packsFor(eventType ?? "wedding");
  const chosen = packOf({ eventType, pack });
  const offered = [...new Set(packs.map(greetingOf))];

  /** The same adat where the other greeting knows it, too. */
  const choose = (greeting: GreetingId) => {
    const under = packs.filter((one) => greetingOf(one) === greeting);
    setValue("pack", under.find((one) => adatOf(one) === adatOf(chosen)) ?? under[0] ?? "neutral");
  };

  return (
    <>
      <Text c="dimmed">{t("greeting.help")}</Text>
      <fieldset className={classes.greetings}>
        <legend hidden>{t("greeting.title")}</legend>
        {offered.map((greeting) => {
          const variants = packs.filter((one) => greetingOf(one) === greeting);
          const isChosen = greeting === greetingOf(chosen);
          return (
            <div key={greeting} className={classes.greeting}>
              <label>
                <input
                  type="radio"
                  name="greeting"
                  value={greeting}
                  checked={isChosen}
                  onChange={() => {
                    choose(greeting);
                  }}
                />
                {greetings[greeting][currentLanguage()].replace(/,$/, "")}
              </label>
              {isChosen && variants.length > 1 && (
                <AdatChips
                  variants={variants}
                  chosen={chosen}
                  onChoose={(variant) => {
                    setValue("pack", variant);
                  }}
                />
              )}
            </div>
          );
        })}
      </fieldset>
    </>
  );
}

interface AdatChipsProps {
  variants: readonly PackId[];
  chosen: PackId;
  onChoose: (pack: PackId) => void;
}

function AdatChips({ variants, chosen, onChoose }: AdatChipsProps) {
  const { t } = useTranslation(["wizard", "tradition"]);
  const nameOf = (pack: PackId): string => {
    if (pack === "two-faiths") return t("wizard:greeting.twoFaiths");
    if (pack === "office") return t("wizard:greeting.office");
    const adat = adatOf(pack);
    return adat === "none" ? t("wizard:greeting.noAdat") : t(`tradition:ceremonies.adat.${adat}`);
  };
  return (
    <div role="radiogroup" aria-label={t("wizard:greeting.adat")} className={classes.adat}>
      <span aria-hidden>{t("wizard:greeting.adat")}</span>
      <div className={chips.chips}>
        {variants.map((pack) => (
          <label key={pack} className={chips.chip}>
            <input
              type="radio"
              name="adat"
              value={pack}
              checked={pack === chosen}
              onChange={() => {
                onChoose(pack);
              }}
            />
            {nameOf(pack)}
          </label>
        ))}
      </div>
    </div>
  );
}
