import { DEFAULT_DISPLAY_NAME, displayNameSchema } from "@janur/domain/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { problemText } from "../../../../lib/problem-text.ts";
import { changeProfileName } from "../../../../lib/session/profile.ts";
import { refreshSession, useSignedIn } from "../../../../lib/session/session.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../../ui/problem-notice.tsx";

const senderSchema = z.object({
  name: displayNameSchema.refine((name) => name !== DEFAULT_DISPLAY_NAME),
});

/** Asks for the sender's name where publishing was refused for want of one, then goes on. */
export function SenderNameDialog({ onNamed, onClose }: { onNamed: () => void; onClose: () => void }) {
  const { t } = useTranslation("invitation");
  const { user } = useSignedIn();
  const form = useForm({ defaultValues: { name: "" }, resolver: zodResolver(senderSchema) });
  const save = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      await changeProfileName(user.uid, name);
      await refreshSession();
    },
    networkMode: "always",
    onSuccess: onNamed,
  });
  return (
    <Dialog onClose={onClose} title={t("sender.title")}>
      <form
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            save.mutate(values);
          })(event);
        }}
      >
        <Stack>
          <Text>{t("sender.text")}</Text>
          <TextInput
            label={t("sender.name")}
            autoComplete="name"
            data-autofocus
            error={form.formState.errors.name === undefined ? undefined : t("sender.missing")}
            {...form.register("name")}
          />
          {save.error !== null && <ProblemNotice text={problemText(save.error)} />}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t("dialog.cancel")}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t("sender.confirm")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
