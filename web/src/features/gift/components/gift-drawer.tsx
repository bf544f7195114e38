import { refusalParams } from "@janur/domain/contracts/callables";
import { AppError } from "@janur/domain/errors";
import { formatRupiah, parseAmount } from "@janur/domain/gift/amount";
import { counts, envelopeKey, giftInputOf, giftKinds, type GiftInput } from "@janur/domain/gift/gift";
import type { GiftRow } from "@janur/domain/gift/gift-row";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { isSameValue } from "@janur/domain/text/same-value";
import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { useChangeGift } from "../mutations.ts";
import { rebasedGift, type GiftPart } from "../rebased-gift.ts";
import { styles } from "../styles.ts";
import { GiftHistory, giftPartText } from "./gift-history.tsx";
import { GiftPhoto } from "./gift-photo.tsx";
import { GuestField } from "./guest-field.tsx";
import { ThanksCard } from "./thanks-card.tsx";

interface GiftDrawerProps {
  invitation: Invitation;
  row: GiftRow;
  guests: readonly GuestRow[];
  maySee: boolean;
  phoneOf: (guestId: string) => Promise<string | null>;
  onClose: () => void;
}

/** Whose entry has the number already, of a refusal that says so. */
function takenBy(error: Error | null) {
  if (!(error instanceof AppError) || error.code !== "gift/envelope-taken") return undefined;
  return refusalParams[error.code].safeParse(error.params).data;
}

const amountText = (amount: number | null) => (amount === null ? "" : formatRupiah(amount));

/** One entry: corrected, thanked for, taken out of the book. */
export function GiftDrawer({ invitation, row, guests, maySee, phoneOf, onClose }: GiftDrawerProps) {
  const { t } = useTranslation("gift");
  const stored = giftInputOf(row);
  const [base, setBase] = useState({ revision: row.revision, gift: stored });
  const [gift, setGift] = useState<GiftInput>(stored);
  const [typed, setTyped] = useState(amountText(row.amount));
  /** What somebody else has changed while it was being typed over here. */
  const [clashes, setClashes] = useState<readonly GiftPart[]>([]);
  const change = useChangeGift(invitation.id);
  const amount = typed.trim() === "" ? null : parseAmount(typed);
  const isReadable = typed.trim() === "" || amount !== null;
  const asked = { ...gift, amount };
  if (base.revision !== row.revision) {
    // Corrected or thanked for by somebody else, or this correction has come back.
    const now = rebasedGift(base.gift, stored, asked);
    setBase({ revision: row.revision, gift: stored });
    setGift(now.gift);
    if (isReadable && now.gift.amount !== amount) setTyped(amountText(now.gift.amount));
    setClashes([...new Set([...clashes, ...now.clashes])]);
  }
  const isChanged = isReadable && !isSameValue(asked, stored);
  const differing = clashes.filter((field) => !isSameValue(asked[field], stored[field]));
  const name = row.name || t("nobody");
  const set = (fields: Partial<GiftInput>) => {
    if (fields.envelope !== undefined) change.reset();
    setGift((before) => ({ ...before, ...fields }));
  };
  // A number that was not touched was looked at when it was written down.
  const isSameNumber = envelopeKey(asked.envelope) === envelopeKey(row.envelope);
  const save = (isDouble: boolean) => {
    const input = { giftId: row.id, revision: row.revision, gift: asked, isDouble };
    change.mutateAsync({ name: "saveGift", input }).then(
      () => {
        setTyped((text) => (text === typed ? amountText(amount) : text));
        showToast({ tone: "done", id: "gift", message: t("entry.saved") });
      },
      () => {
        // Told by the mutation's own error.
      },
    );
  };
  const taken = takenBy(change.error);
  const put = (isRemoved: boolean) =>
    change.mutateAsync({ name: "removeGift", input: { giftId: row.id, isRemoved } });
  return (
    <SideDrawer title={t("entry.title")} isTyped={isChanged || !isReadable} onClose={onClose}>
      <Stack>
        <form
          noValidate
          style={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged) save(isSameNumber);
          }}
        >
          <ChoiceRow
            label={t("kindLabel")}
            value={gift.kind}
            choices={giftKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(kind) => {
              set({ kind });
            }}
          />
          <GuestField
            guests={guests}
            name={gift.name}
            guest={gift.guest}
            onChange={(typedName, guest) => {
              set({ name: typedName, guest });
            }}
            onNext={() => {}}
          />
          <div style={styles.fields}>
            <TextInput
              label={t("write.envelope")}
              maxLength={giftLimits.envelope}
              value={gift.envelope}
              onChange={(event) => {
                set({ envelope: event.currentTarget.value });
              }}
            />
            <TextInput
              label={t("write.amount")}
              placeholder={t("write.amountHint")}
              maxLength={24}
              value={typed}
              error={isReadable ? undefined : t("write.badAmount")}
              description={
                amount === null || formatRupiah(amount) === typed ? undefined : formatRupiah(amount)
              }
              inputWrapperOrder={["label", "input", "description", "error"]}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
          </div>
          <TextInput
            label={t("write.through")}
            maxLength={giftLimits.name}
            value={gift.through}
            onChange={(event) => {
              set({ through: event.currentTarget.value });
            }}
          />
          <TextInput
            label={t("write.note")}
            maxLength={giftLimits.note}
            value={gift.note}
            onChange={(event) => {
              set({ note: event.currentTarget.value });
            }}
          />
          {change.error !== null &&
            (taken === undefined ? (
              <ProblemNotice text={problemText(change.error)} />
            ) : (
              <ProblemNotice
                text={t("outbox.taken", {
                  envelope: asked.envelope,
                  by: taken.by || t("anonymous"),
                  name: taken.name || t("nobody"),
                })}
                action={t("outbox.keepBoth")}
                onAction={() => {
                  save(true);
                }}
              />
            ))}
          {differing.length > 0 && (
            <div role="status">
              <Text>{t("entry.meanwhile")}</Text>
              {differing.map((field) => (
                <p key={field} style={styles.about} dir="auto">
                  {t("count.said", { name: t(`field.${field}`), amount: giftPartText(stored, field, t) })}
                </p>
              ))}
            </div>
          )}
          <Button type="submit" disabled={!isChanged} loading={change.isPending}>
            {t("entry.save")}
          </Button>
        </form>
        <GiftPhoto invitationId={invitation.id} row={row} />
        {maySee && counts(row) && <ThanksCard {...{ invitation, row, phoneOf }} />}
        {maySee && <GiftHistory invitation={invitation} row={row} />}
        <Button
          variant="default"
          disabled={change.isPending}
          onClick={() => {
            put(!row.isRemoved).then(
              () => {
                if (row.isRemoved) showToast({ tone: "done", id: "gift", message: t("entry.restored") });
                else {
                  onClose();
                  offerUndo(`${name}: ${t("entry.removed")}`, () => put(false));
                }
              },
              () => {
                // Told by the mutation's own error.
              },
            );
          }}
        >
          {t(row.isRemoved ? "entry.restore" : "entry.remove")}
        </Button>
      </Stack>
    </SideDrawer>
  );
}
