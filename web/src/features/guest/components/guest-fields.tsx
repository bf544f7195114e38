import { zodResolver } from "@hookform/resolvers/zod";
import { ceremoniesOf, findSection, type Content } from "@janur/domain/content";
import { limits } from "@janur/domain/limits";
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { Controller, useForm, useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readPhone } from "../../../lib/phone.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { fromGuestForm, guestFormSchema, type GuestForm } from "../form.ts";
import { useSaveGuest } from "../mutations.ts";
import { CeremoniesField } from "./ceremonies-field.tsx";
import classes from "./guest-dialog.module.css";
import { GuestKindField, OfKind } from "./guest-kind-fields.tsx";
import { ReachFields } from "./reach-fields.tsx";
import { TagsField } from "./tags-field.tsx";
import type { SenderChoice } from "../senders-of.ts";

interface GuestFieldsProps {
  invitationId: string;
  guestId: string | null;
  initial: GuestForm;
  /** The draft, for its ceremonies; undefined where it has not come. */
  content: Content | undefined;
  mayBeGroup: boolean;
  /** Who can be given the guest to send to. */
  senders: readonly SenderChoice[];
  confirm: string;
  onClose: () => void;
}

/** The form of a guest; what a kind does not have is not shown for it. */
export function GuestFields(props: GuestFieldsProps) {
  const { invitationId, guestId, initial, content, mayBeGroup, confirm, onClose } = props;
  const { t } = useTranslation("guest");
  const save = useSaveGuest(invitationId);
  const form = useForm<GuestForm>({
    defaultValues: initial,
    resolver: zodResolver(guestFormSchema),
    mode: "onTouched",
  });
  const { register, handleSubmit, formState, control } = form;
  const kind = useWatch({ control, name: "kind" });
  const isGroup = kind === "group";
  const problem = (field: "name" | "phone" | "email") =>
    formState.errors[field] === undefined ? undefined : t(`fieldProblem.${field}`);
  const tooLong = (field: "honorific" | "suffix" | "origin" | "group" | "note") =>
    formState.errors[field] === undefined ? undefined : t("fieldProblem.tooLong");
  const ceremonies = content === undefined ? [] : ceremoniesOf(content);
  const isChoice = ceremonies.length > 1 || ceremonies.some(({ audience }) => audience === "invited");
  const questions = content === undefined ? [] : (findSection(content, "rsvp")?.questions ?? []);

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
        <GuestKindField form={form} mayBeGroup={mayBeGroup} />
        <div className={isGroup ? undefined : classes.pair} data-first="narrow">
          {!isGroup && (
            <TextInput
              label={t("field.honorific")}
              placeholder={t("placeholder.honorific")}
              autoComplete="off"
              error={tooLong("honorific")}
              {...register("honorific")}
            />
          )}
          <TextInput
            label={t(isGroup ? "field.groupName" : "field.name")}
            placeholder={isGroup ? t("placeholder.groupName") : undefined}
            autoComplete="off"
            data-autofocus
            required
            error={problem("name")}
            {...register("name")}
          />
        </div>
        <div className={classes.pair}>
          {!isGroup && (
            <TextInput
              label={t("field.suffix")}
              placeholder={t("placeholder.suffix")}
              autoComplete="off"
              error={tooLong("suffix")}
              {...register("suffix")}
            />
          )}
          <NativeSelect
            size="md"
            label={t(isGroup ? "field.seatsEach" : "field.seats")}
            data={Array.from({ length: limits.guest.seats.max }, (_, index) => ({
              value: String(index + 1),
              label: t("seats", { count: index + 1 }),
            }))}
            {...register("seats", { valueAsNumber: true })}
          />
        </div>
        <OfKind form={form} kind={kind} />
        {isChoice && (
          <Controller
            control={control}
            name="ceremonies"
            render={({ field }) => (
              <CeremoniesField ceremonies={ceremonies} value={field.value} onChange={field.onChange} />
            )}
          />
        )}
        {!isGroup && (
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
        )}
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
        <ReachFields form={form} isGroup={isGroup} senders={props.senders} />
        <Controller
          control={control}
          name="tags"
          render={({ field }) => (
            <TagsField
              value={field.value}
              known={[...new Set(questions.flatMap(({ tags }) => tags))]}
              hasProblem={formState.errors.tags !== undefined}
              onChange={field.onChange}
            />
          )}
        />
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
            {confirm}
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
