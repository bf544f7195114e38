import { limits } from "@janur/domain/limits";
import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { useDecide, useUndoDecision } from "../mutations.ts";
import { helperListQueries } from "../queries.ts";
import { ProposalRow } from "./proposal-row.tsx";

interface ProposalsDialogProps {
  invitationId: string;
  waiting: number;
  onClose: () => void;
}

/** Those whom helpers wrote down, by helper: to invite, to decline, or to know again. */
export function ProposalsDialog({ invitationId, waiting, onClose }: ProposalsDialogProps) {
  const { t } = useTranslation(["helper-list", "problem", "shell"]);
  const { data, error, refetch } = useQuery(helperListQueries.proposals(invitationId, waiting));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The word to the helper; null while nobody is being declined. */
  const [word, setWord] = useState<string | null>(null);
  const decide = useDecide(invitationId);
  const undo = useUndoDecision(invitationId);
  const proposals = data?.proposals ?? [];
  const ids = proposals.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const helpers = [...new Map(proposals.map(({ passId, by }) => [passId, by]))];
  const select = (some: readonly string[], isSelected: boolean) => {
    setSelected((old) =>
      isSelected ? new Set([...old, ...some]) : new Set([...old].filter((id) => !some.includes(id))),
    );
  };
  const run = (input: Parameters<typeof decide.mutate>[0]) => {
    decide.mutate(input, {
      onSuccess: ({ decided }) => {
        setWord(null);
        offerUndo(t(`helper-list:done.${input.decision}`, { count: decided }), () => {
          undo.mutate(input.ids);
        });
      },
    });
  };
  return (
    <Dialog title={t("helper-list:title")} isLong onClose={onClose}>
      <Stack>
        {error !== null && (
          <ProblemNotice
            text={problemText(error)}
            action={t("problem:retry")}
            onAction={() => void refetch()}
          />
        )}
        {data === undefined ? (
          error === null && <Skeleton height={160} />
        ) : (
          <Text role="status">
            {proposals.length === 0 ? t("helper-list:none") : t("helper-list:lead")}{" "}
            {data.total > proposals.length &&
              t("helper-list:more", { shown: proposals.length, total: data.total })}
          </Text>
        )}
        {helpers.map(([passId, by]) => {
          const own = proposals.filter((proposal) => proposal.passId === passId);
          const chosen = own.filter(({ id }) => selected.has(id)).length;
          return (
            <section key={passId} aria-label={by}>
              <Checkbox
                size="md"
                fw={600}
                mb={8}
                label={t("helper-list:helper", { name: by, count: own.length })}
                checked={chosen === own.length}
                indeterminate={chosen > 0 && chosen < own.length}
                onChange={(event) => {
                  select(
                    own.map(({ id }) => id),
                    event.currentTarget.checked,
                  );
                }}
              />
              <Stack component="ul" gap={0} m={0} p={0}>
                {own.map((proposal) => (
                  <ProposalRow
                    key={proposal.id}
                    proposal={proposal}
                    isSelected={selected.has(proposal.id)}
                    isBusy={decide.isPending}
                    onSelect={(isSelected) => {
                      select([proposal.id], isSelected);
                    }}
                    onSame={(guestId) => {
                      run({ ids: [proposal.id], decision: "same", guestId });
                    }}
                  />
                ))}
              </Stack>
            </section>
          );
        })}
        {word !== null && (
          <TextInput
            data-autofocus
            label={t("helper-list:word")}
            description={t("helper-list:wordHelp")}
            maxLength={limits.branch.word}
            value={word}
            onChange={(event) => {
              setWord(event.currentTarget.value);
            }}
          />
        )}
        {decide.error !== null && <ProblemNotice text={problemText(decide.error)} />}
        {proposals.length > 0 && (
          <Group justify="flex-end" gap={8}>
            {word !== null && (
              <Button
                variant="default"
                onClick={() => {
                  setWord(null);
                }}
              >
                {t("shell:action.cancel")}
              </Button>
            )}
            <Button
              variant="default"
              disabled={ids.length === 0}
              loading={decide.isPending}
              onClick={() => {
                if (word === null) setWord("");
                else run({ ids, decision: "decline", word });
              }}
            >
              {t("helper-list:decline", { count: ids.length })}
            </Button>
            {word === null && (
              <Button
                disabled={ids.length === 0}
                loading={decide.isPending}
                onClick={() => {
                  run({ ids, decision: "approve" });
                }}
              >
                {t("helper-list:approve", { count: ids.length })}
              </Button>
            )}
          </Group>
        )}
        <HelpLink article="branches" />
      </Stack>
    </Dialog>
  );
}
