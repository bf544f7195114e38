import type { Invitation } from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { slugify } from "@janur/domain/text/slug";
import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { SlugField } from "../../invitation/components/slug-field.tsx";
import { slugProblem } from "../../invitation/components/slug-problem.ts";
import { slugYear } from "../../invitation/components/slug-year.ts";
import { useAddSide } from "../../invitation/side-mutations.ts";

interface AddSideProps {
  invitation: Invitation;
  side: GuestSide;
  onAdded: (side: GuestSide) => void;
}

/** A family without a version of its own: one tap, and an address that may stay as it is proposed. */
export function AddSide({ invitation, side, onAdded }: AddSideProps) {
  const { t } = useTranslation("side");
  const add = useAddSide(invitation.id);
  const [slug, setSlug] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const inText = t(`inText.${side}`);
  /** By its promise: once the version is there this form is not. */
  const make = async (wanted: string) => {
    try {
      await add.mutateAsync({ side, slug: wanted });
    } catch {
      // The form says why.
      return;
    }
    showToast({ tone: "done", id: "side", message: t("dialog.added", { side: inText }) });
    onAdded(side);
  };
  return (
    <Paper component="section" withBorder radius="lg" p="md" aria-label={t(`name.${side}`)}>
      <Text component="h3" fz={18} fw={600} m={0}>
        {t(`name.${side}`)}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {t("dialog.none")}
      </Text>
      {slug === null ? (
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} size={18} />}
          onClick={() => {
            setSlug(slugify(t(`dialog.suggestion.${side}`, { slug: invitation.slug })));
          }}
        >
          {t("dialog.make", { side: inText })}
        </Button>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(true);
            if (slugProblem(slug) !== null) return;
            void make(slug);
          }}
        >
          <Stack gap={8}>
            <SlugField
              value={slug}
              year={slugYear(invitation)}
              error={isChecked ? slugProblem(slug) : null}
              onChange={(next) => {
                setSlug(next);
                add.reset();
              }}
            />
            {add.error !== null && <ProblemNotice text={problemText(add.error)} />}
            <Group gap={8}>
              <Button type="submit" loading={add.isPending}>
                {t("dialog.add")}
              </Button>
              <Button
                variant="default"
                onClick={() => {
                  setSlug(null);
                }}
              >
                {t("dialog.cancel")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Paper>
  );
}
