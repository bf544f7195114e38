import { zodResolver } from "@hookform/resolvers/zod";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormEnd } from "../../../ui/form/form-end.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { emptyInviteForm, fromInviteForm, inviteFormSchema, type InviteForm } from "../form.ts";
import { useInviteTeamMember } from "../mutations.ts";
import { InviteLink, type MadeLink } from "./invite-link.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { SideOfEditor } from "./side-of-editor.tsx";

interface InviteDialogProps {
  invitation: Invitation;
  inviter: string;
  onClose: () => void;
}

/** For whom and as what, then the link, which is shown this once. */
export function InviteDialog({ invitation, inviter, onClose }: InviteDialogProps) {
  const { t } = useTranslation("team");
  const [made, setMade] = useState<MadeLink | null>(null);
  const title =
    made === null
      ? t("invite.title")
      : made.name === ""
        ? t("link.title")
        : t("link.titleFor", { name: made.name });
  return (
    <Dialog isLong isOnce={made !== null} onClose={onClose} title={title}>
      {made === null ? (
        <InviteFields invitation={invitation} onMade={setMade} onClose={onClose} />
      ) : (
        <InviteLink invitation={invitation} inviter={inviter} made={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface InviteFieldsProps {
  invitation: Invitation;
  onMade: (link: MadeLink) => void;
  onClose: () => void;
}

function InviteFields({ invitation, onMade, onClose }: InviteFieldsProps) {
  const { t } = useTranslation("team");
  const invite = useInviteTeamMember(invitation.id);
  const form = useForm<InviteForm>({
    defaultValues: emptyInviteForm,
    resolver: zodResolver(inviteFormSchema),
  });
  const { register, control } = form;
  const role = useWatch({ control, name: "role" });
  const problem = useFieldProblem(control, (field: "name" | "email") => t(`invite.${field}Problem`));
  const submit = async (values: InviteForm) => {
    const input = fromInviteForm(values);
    const { token, expireAt, isMailed } = await invite.mutateAsync(input);
    onMade({ ...input, token, isMailed, expireAt: new Date(expireAt) });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        <TextInput
          {...register("name")}
          label={t("invite.name")}
          description={t("invite.nameHelp")}
          autoComplete="off"
          error={problem("name")}
        />
        <Controller
          control={control}
          name="role"
          render={({ field }) => <RoleChoice value={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={control}
          name="side"
          render={({ field }) => (
            <SideOfEditor invitation={invitation} role={role} value={field.value} onChange={field.onChange} />
          )}
        />
        <TextInput
          {...register("email")}
          type="email"
          inputMode="email"
          label={t("invite.email")}
          description={t("invite.emailHelp")}
          autoComplete="off"
          error={problem("email")}
        />
        <FormEnd confirm={t("invite.confirm")} cancel={t("cancel")} onCancel={onClose} />
      </Stack>
    </Form>
  );
}
