import { greetingOf, greetings, packIdSchema, packsFor } from "@janur/domain/traditions/pack-id";
import { NativeSelect, Text } from "@mantine/core";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { packOf, type NewInvitation } from "../../form.ts";
import classes from "./new-invitation-wizard.module.css";

/** How the invitation opens. What else goes with it follows from the greeting: nobody is asked for a faith. */
export function GreetingStep() {
  const { t } = useTranslation(["invitation", "tradition"]);
  const { watch, setValue } = useFormContext<NewInvitation>();
  const [eventType, pack] = watch(["eventType", "pack"]);
  const packs = packsFor(eventType ?? "wedding");
  const chosen = packOf({ eventType, pack });
  const greeting = greetingOf(chosen);
  const offered = [...new Set(packs.map(greetingOf))];
  const variants = packs.filter((one) => greetingOf(one) === greeting);
  return (
    <>
      <Text c="dimmed">{t("invitation:wizard.greetingHelp")}</Text>
      <fieldset className={classes.choices}>
        <legend hidden>{t("invitation:wizard.greetingTitle")}</legend>
        {offered.map((one) => (
          <label key={one} className={classes.choice}>
            <input
              type="radio"
              name="greeting"
              value={one}
              checked={one === greeting}
              onChange={() => {
                setValue("pack", packs.find((other) => greetingOf(other) === one) ?? "neutral");
              }}
            />
            {greetings[one][currentLanguage()].replace(/,$/, "")}
          </label>
        ))}
      </fieldset>
      {variants.length > 1 && (
        <NativeSelect
          size="md"
          label={t("tradition:adat")}
          description={t("tradition:adatHelp")}
          value={chosen}
          data={variants.map((value) => ({ value, label: t(`tradition:pack.${value}`) }))}
          onChange={(event) => {
            setValue("pack", packIdSchema.parse(event.currentTarget.value));
          }}
        />
      )}
    </>
  );
}
