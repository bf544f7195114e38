import { eventTypes, type EventType } from "@janur/domain/content/event-type";
import { Button, Text } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useRef, useState, type ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import type { NewInvitation } from "../form.ts";
import { EventPicture, WeddingPicture } from "./event-picture.tsx";
import classes from "./event-step.module.css";
import { useWizardProblem } from "./use-wizard-problem.ts";

/** The feasts that most people make an invitation for; the others wait behind a button. */
const usual: readonly EventType[] = [
  "wedding",
  "engagement",
  "khitanan",
  "aqiqah",
  "birthday",
  "graduation",
  "memorial",
  "thanksgiving",
  "seminar",
];
const others = eventTypes.filter((eventType) => !usual.includes(eventType));

/** Which feast it is. A tap chooses and leads on; arrow keys only choose, Enter and the space bar lead on. */
export function EventStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation(["wizard", "invitation"]);
  const { control } = useFormContext<NewInvitation>();
  const { field } = useController({ control, name: "eventType" });
  const problem = useWizardProblem("eventType");
  const [hasMore, setHasMore] = useState(field.value !== null && others.includes(field.value));
  /** Browsers report an arrow key's choice as a click, too. */
  const isArrow = useRef(false);
  const firstOther = useRef<HTMLInputElement>(null);

  const tile = (eventType: EventType, picture: ReactNode) => {
    const choose = () => {
      field.onChange(eventType);
    };
    return (
      <label key={eventType} className={classes.tile} data-wide={eventType === "wedding" || undefined}>
        <input
          type="radio"
          className={classes.radio}
          name={field.name}
          value={eventType}
          aria-describedby="event-keys"
          checked={field.value === eventType}
          ref={eventType === usual[0] ? field.ref : eventType === others[0] ? firstOther : undefined}
          onBlur={field.onBlur}
          onChange={choose}
          onKeyDown={(event) => {
            isArrow.current = event.key.startsWith("Arrow");
            // The space bar on a tile that is chosen already is no click.
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            choose();
            onNext();
          }}
          onKeyUp={() => {
            isArrow.current = false;
          }}
          onClick={() => {
            if (isArrow.current) return;
            choose();
            onNext();
          }}
        />
        <span className={classes.name}>
          <span>{t(`invitation:eventType.${eventType}`)}</span>
          {eventType === "wedding" && <small>{t("wizard:event.weddingParts")}</small>}
        </span>
        {picture}
      </label>
    );
  };

  return (
    <div>
      <fieldset className={classes.tiles} aria-describedby={problem === null ? undefined : "event-problem"}>
        <legend hidden>{t("wizard:event.title")}</legend>
        {usual.map((eventType) =>
          tile(eventType, eventType === "wedding" ? <WeddingPicture /> : <EventPicture of={eventType} />),
        )}
        {hasMore &&
          others.map((eventType) =>
            tile(eventType, eventType === "wedding" ? null : <EventPicture of={eventType} />),
          )}
      </fieldset>
      {!hasMore && (
        <Button
          variant="subtle"
          color="tanah"
          fullWidth
          mt={8}
          rightSection={<Icon of={IconChevronDown} />}
          onClick={() => {
            setHasMore(true);
            requestAnimationFrame(() => firstOther.current?.focus());
          }}
        >
          {t("wizard:event.more", { count: others.length })}
        </Button>
      )}
      <p id="event-keys" hidden>
        {t("wizard:event.keys")}
      </p>
      {problem !== null && (
        <Text c="var(--mantine-color-error)" id="event-problem" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
}
