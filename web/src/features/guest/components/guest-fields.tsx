import { zodResolver } from "@hookform/resolvers/zod";
import type { Content } from "@janur/domain/content/content";
import type { GuestInput } from "@janur/domain/guest/guest";
import { Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useForm, useFormState, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormEnd, FormFoot } from "../../../ui/form/form-end.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import {
  changesOfForm,
  fromGuestForm,
  guestFormSchema,
  hasMoreThanFirst,
  isFirstField,
  nextGuestForm,
  type GuestForm,
} from "../form.ts";
import { useSaveGuest } from "../mutations.ts";
import type { SenderChoice } from "../senders-of.ts";
import { GuestFirstFields } from "./guest-first-fields.tsx";
import { GuestMoreFields } from "./guest-more-fields.tsx";

/** Of the button that saves a guest and goes on with the next. */
const another = "another";

interface GuestFieldsProps {
  invitationId: string;
  guestId: string | null;
  initial: GuestForm;
  /** The name as it is stored, of a guest that is changed. */
  before?: Pick<GuestInput, "honorific" | "name" | "suffix">;
  /** The draft, for its ceremonies; undefined where it has not come. */
  content: Content | undefined;
  mayBeGroup: boolean;
  /** Who can be given the guest to send to. */
  senders: readonly SenderChoice[];
  confirm: string;
  onClose: () => void;
}

/** The form of a guest: what most people fill in first, the rest behind one line. */
export function GuestFields(props: GuestFieldsProps) {
  const { invitationId, guestId, confirm, onClose } = props;
  // As it was opened: the guest behind it may change meanwhile.
  const [{ initial, before }] = useState(props);
  const { t } = useTranslation("guest");
  const save = useSaveGuest(invitationId);
  const form = useForm<GuestForm>({
    defaultValues: initial,
    resolver: zodResolver(guestFormSchema),
    mode: "onTouched",
  });
  const isNew = guestId === null;
  const [written, setWritten] = useState<{ name: string } | null>(null);
  const { setFocus } = form;
  // Once the fields of the next guest stand there.
  useEffect(() => {
    if (written !== null) setFocus("name");
  }, [written, setFocus]);

  const submit = async (values: GuestForm, then: string) => {
    const said = before === undefined ? fromGuestForm(values) : changesOfForm(values, initial, before);
    await save.mutateAsync({ guestId, ...said });
    if (then === another) {
      form.reset(nextGuestForm(values));
      setWritten({ name: values.name });
      return;
    }
    showToast({ tone: "done", id: "guest-saved", message: t("saved", { name: values.name }) });
    onClose();
  };

  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        <GuestFirstFields invitationId={invitationId} form={form} isNew={isNew} />
        <MoreFields {...props} form={form} />
        {isNew ? (
          <FormFoot>
            {/* A message would lie over the name of the next guest. */}
            <Text role="status" size="sm" c="dimmed" w="100%">
              {written !== null && t("saved", written)}
            </Text>
            <SubmitButton variant="default">{t("save")}</SubmitButton>
            <SubmitButton value={another}>{t("saveAndAnother")}</SubmitButton>
          </FormFoot>
        ) : (
          <FormEnd confirm={confirm} cancel={t("cancel")} onCancel={onClose} />
        )}
      </Stack>
    </Form>
  );
}

/** Open from the start where it says something, and as soon as something in it is wrong. */
function MoreFields({ form, ...props }: GuestFieldsProps & { form: UseFormReturn<GuestForm> }) {
  const { t } = useTranslation("guest");
  const [isOpen] = useState(() => hasMoreThanFirst(props.initial));
  const { errors } = useFormState({ control: form.control });
  const isWrong = Object.keys(errors).some((name) => name !== "root" && !isFirstField(name));
  return (
    <Disclosure label={t("moreFields")} isOpen={isOpen || isWrong}>
      <GuestMoreFields {...props} form={form} />
    </Disclosure>
  );
}
