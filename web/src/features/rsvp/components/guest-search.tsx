import type { Guest } from "@janur/domain/guest/guest";
import { searchPart } from "@janur/domain/text/name-search";
import { Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { rsvpQueries } from "../queries.ts";
import classes from "./guest-choice.module.css";

interface GuestSearchProps {
  invitationId: string;
  label: string;
  help: string;
  /** What the search begins with. */
  initial?: string;
  children: (guest: Guest) => ReactNode;
}

/** Guests on the list by any word of their names. */
export function GuestSearch({ invitationId, label, help, initial = "", children }: GuestSearchProps) {
  const { t } = useTranslation(["rsvp", "problem"]);
  const [typed, setTyped] = useState(initial);
  const [text] = useDebouncedValue(typed.trim(), 200);
  const isAsked = (searchPart(text)?.length ?? 0) >= 2;
  const { data, error, refetch } = useQuery({ ...rsvpQueries.named(invitationId, text), enabled: isAsked });
  return (
    <Stack gap={12}>
      <TextInput
        type="search"
        label={label}
        description={help}
        autoComplete="off"
        maxLength={100}
        data-autofocus
        leftSection={<Icon of={IconSearch} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      {error !== null && (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
      {isAsked && error === null && data === undefined && <Skeleton height={52} aria-hidden />}
      {data !== undefined && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {data.length === 0 ? t("rsvp:match.notFound") : ""}
          </Text>
          <ul className={classes.list}>{data.map(children)}</ul>
        </>
      )}
    </Stack>
  );
}
