import { DEFAULT_DISPLAY_NAME, displayNameSchema } from "@janur/domain/account/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { changeProfileName } from "../../../../lib/session/profile.ts";
import { refreshSession, useSignedIn } from "../../../../lib/session/session.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormEnd } from "../../../../ui/form/form-end.tsx";
import { useFieldProblem } from "../../../../ui/form/use-field-problem.ts";

const senderSchema = z.object({
  name: displayNameSchema.refine((name) => name !== DEFAULT_DISPLAY_NAME),
});

/** Asks for the sender's name where publishing was refused for want of one, then goes on. */
export function SenderNameDialog({ onNamed, onClose }: { onNamed: () => void; onClose: () => void }) {
  const { t } = useTranslation("invitation");
  const { user } = useSignedIn();
  const form = useForm({ defaultValues: { name: "" }, resolver: zodResolver(senderSchema) });
  const problem = useFieldProblem(form.control, (_: "name") => t("sender.missing"));
  const save = async ({ name }: { name: string }) => {
    await changeProfileName(user.uid, name);
    await refreshSession();
    onNamed();
  };
  return (
    <Dialog onClose={onClose} title={t("sender.title")}>
      <Form form={form} onSubmit={save}>
        <Stack>
          <Text>{t("sender.text")}</Text>
          <TextInput
            label={t("sender.name")}
            autoComplete="name"
            data-autofocus
            error={problem("name")}
            {...form.register("name")}
          />
          <FormEnd confirm={t("sender.confirm")} cancel={t("dialog.cancel")} onCancel={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}
