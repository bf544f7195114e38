import { isReservedSlug, slugify, slugSchema } from "@janur/domain/text/slug";
import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { invitationQueries } from "../queries.ts";
import classes from "./slug-field.module.css";

interface SlugFieldProps {
  value: string;
  /** `isChosen`: one of the suggestions, nothing half typed. */
  onChange: (slug: string, isChosen: boolean) => void;
  onBlur?: () => void;
  /** Of the event, for suggestions. */
  year: number;
  /** Is this invitation's own already and not asked about. */
  own?: string;
  error?: string | null;
  inputRef?: Ref<HTMLInputElement>;
}

/** A page's address, checked while it is typed, with free ones where it is taken. */
export function SlugField({ value, onChange, onBlur, year, own, error, inputRef }: SlugFieldProps) {
  const { t } = useTranslation("invitation");
  return (
    <>
      <TextInput
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        label={t("field.slug")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => {
          onChange(event.currentTarget.value.toLowerCase().replace(/[^a-z0-9-]+/g, "-"), false);
        }}
        onBlur={() => {
          const tidy = slugify(value);
          if (tidy !== value) onChange(tidy, false);
          onBlur?.();
        }}
      />
      <p className={classes.address}>{window.location.host + eventPagePath(value)}</p>
      <Verdict
        slug={value}
        own={own}
        year={year}
        onChoose={(slug) => {
          onChange(slug, true);
        }}
      />
    </>
  );
}

interface VerdictProps {
  slug: string;
  own: string | undefined;
  year: number;
  onChoose: (slug: string) => void;
}

/** Whether the address is free, and which are instead. */
function Verdict({ slug, own, year, onChoose }: VerdictProps) {
  const { t } = useTranslation("invitation");
  const [settled] = useDebouncedValue(slug, 400);
  const isCheckable = slugSchema.safeParse(settled).success && !isReservedSlug(settled) && settled !== own;
  const check = useQuery({ ...invitationQueries.slug(settled, year), enabled: isCheckable });
  const isCurrent = settled === slug && isCheckable;
  return (
    <>
      <p className={classes.verdict} role="status">
        {isCurrent && check.isPending && t("wizard.slugChecking")}
        {isCurrent && check.data?.isFree === true && t("wizard.slugFree")}
        {isCurrent && check.data?.isFree === false && t("wizard.slugTaken")}
        {isCurrent && check.error !== null && problemText(check.error)}
      </p>
      {isCurrent && check.data?.isFree === false && (
        <ul className={classes.suggestions} aria-label={t("wizard.suggestions")}>
          {check.data.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button
                variant="default"
                size="sm"
                onClick={() => {
                  onChoose(suggestion);
                }}
              >
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
