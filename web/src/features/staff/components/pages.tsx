import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";

interface PagesProps {
  query: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
    refetch: () => Promise<unknown>;
  };
  children: ReactNode;
}

/** A list that comes page by page: why it may be old above it, the way to more below. */
export function Pages({ query, children }: PagesProps) {
  const { t } = useTranslation(["staff", "problem"]);
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  return (
    <>
      {error !== null && (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
      {children}
      {hasNextPage && (
        <Button
          mt="md"
          variant="default"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("staff:users.more")}
        </Button>
      )}
    </>
  );
}
