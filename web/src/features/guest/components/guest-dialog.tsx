import { zodResolver } from "@hookform/resolvers/zod";
import type { Guest } from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import { Button, Group, NativeSelect, Skeleton, Stack, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useForm, useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readPhone } from "../../../lib/phone.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { emptyGuestForm, fromGuestForm, guestFormSchema, toGuestForm, type GuestForm } from "../form.ts";
import { useSaveGuest } from "../mutations.ts";
import { guestQueries } from "../queries.ts";
import classes from "./guest-dialog.module.css";

interface GuestDialogProps {
  invitationId: string;
  /** Null adds a guest. */
  guest: Guest | null;
  onClose: () => void;
}

/** Adds a guest or changes one; the contact is read first, because saving writes both. */
export function GuestDialog({ invitationId, guest, onClose }: GuestDialogProps) {
  const { t } = useTranslation(["guest", "problem"]);
  return (
    <Dialog onClose={onClose} isLong title={t(guest === null ? "guest:addTitle" : "guest:editTitle")}>
      {guest === null ? (
        <GuestFields invitationId={invitationId} guestId={null} initial={emptyGuestForm} onClose={onClose} />
      ) : (
        <ExistingGuest invitationId={invitationId} guest={guest} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ExistingGuest({ invitationId, guest, onClose }: GuestDialogProps & { guest: Guest }) {
  const { t } = useTranslation("problem");
  const contact = useQuery(guestQueries.contact(invitationId, guest.id));
  if (contact.error !== null) {
    return (
      <ProblemNotice
        text={problemText(contact.error)}
        action={t("retry")}
        onAction={() => void contact.refetch()}
      />
    );
  }
  if (contact.data === undefined) return <Skeleton height={420} aria-hidden />;
  return (
    <GuestFields
      invitationId={invitationId}
      guestId={guest.id}
      initial={toGuestForm(guest, contact.data)}
      onClose={onClose}
    />
  );
}

interface GuestFieldsProps {
  invitationId: string;
  guestId: string | null;
  initial: GuestForm;
  onClose: () => void;
}

function GuestFields({ invitationId, guestId, initial, onClose }: GuestFieldsProps) {
  const { t } = useTranslation("guest");
  const save = useSaveGuest(invitationId);
  const { register, handleSubmit, formState, control } = useForm<GuestForm>({
    defaultValues: initial,
    resolver: zodResolver(guestFormSchema),
    mode: "onTouched",
  });
  const problem = (field: "name" | "phone" | "email") =>
    formState.errors[field] === undefined ? undefined : t(`fieldProblem.${field}`);
  const tooLong = (field: "honorific" | "suffix" | "origin" | "group" | "note") =>
    formState.errors[field] === undefined ? undefined : t("fieldProblem.tooLong");

  const submit = async (values: GuestForm) => {
    try {
      await save.mutateAsync({ guestId, ...fromGuestForm(values) });
    } catch {
      // The form shows it from the mutation.
      return;
    }
    showToast({ tone: "done", id: "guest-saved", message: t("saved", { name: values.name }) });
    onClose();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        void handleSubmit(submit)(event);
      }}
    >
      <Stack>
        <div className={classes.pair} data-first="narrow">
          <TextInput
            label={t("field.honorific")}
            placeholder={t("placeholder.honorific")}
            autoComplete="off"
            error={tooLong("honorific")}
            {...register("honorific")}
          />
          <TextInput
            label={t("field.name")}
            autoComplete="off"
            data-autofocus
            required
            error={problem("name")}
            {...register("name")}
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            label={t("field.suffix")}
            placeholder={t("placeholder.suffix")}
            autoComplete="off"
            error={tooLong("suffix")}
            {...register("suffix")}
          />
          <NativeSelect
            size="md"
            label={t("field.seats")}
            data={Array.from({ length: limits.guest.seats.max }, (_, index) => ({
              value: String(index + 1),
              label: t("seats", { count: index + 1 }),
            }))}
            {...register("seats", { valueAsNumber: true })}
          />
        </div>
        <div className={classes.pair}>
          <div>
            <TextInput
              type="tel"
              label={t("field.phone")}
              autoComplete="off"
              error={problem("phone")}
              {...register("phone")}
            />
            <PhoneHint control={control} />
          </div>
          <TextInput
            type="email"
            label={t("field.email")}
            autoComplete="off"
            error={problem("email")}
            {...register("email")}
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            label={t("field.group")}
            placeholder={t("placeholder.group")}
            autoComplete="off"
            error={tooLong("group")}
            {...register("group")}
          />
          <TextInput
            label={t("field.origin")}
            placeholder={t("placeholder.origin")}
            autoComplete="off"
            error={tooLong("origin")}
            {...register("origin")}
          />
        </div>
        <Textarea
          size="md"
          label={t("field.note")}
          description={t("noteHelp")}
          autosize
          minRows={2}
          error={tooLong("note")}
          {...register("note")}
        />
        {save.error !== null && <ProblemNotice text={problemText(save.error)} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            {t(guestId === null ? "addConfirm" : "editConfirm")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** How a number was understood, and the warning for landlines. */
function PhoneHint({ control }: { control: Control<GuestForm> }) {
  const { t } = useTranslation("guest");
  const reading = readPhone(useWatch({ control, name: "phone" }));
  return (
    <p className={classes.hint} role="status">
      {reading.kind === "number" &&
        (reading.isLandline ? t("landline", { phone: reading.pretty }) : reading.pretty)}
    </p>
  );
}
