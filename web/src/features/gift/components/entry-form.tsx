import { formatRupiah, parseAmount } from "@janur/domain/gift/amount";
import {
  envelopeAfter,
  envelopeKey,
  giftKinds,
  type GiftInput,
  type GiftKind,
} from "@janur/domain/gift/gift";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { Button, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import type { DoorEnvelope } from "../queries.ts";
import { isEnter } from "../is-enter.ts";
import { shrunkPhoto } from "../shrunk-photo.ts";
import { styles } from "../styles.ts";
import { GuestField } from "./guest-field.tsx";
import { NumberPad } from "./number-pad.tsx";
import { PhotoField } from "./photo-field.tsx";

/** With what the form begins: an entry that could not be saved as it was. */
export interface EntryStart {
  giftId: string;
  gift: GiftInput;
}

interface EntryFormProps {
  guests: readonly GuestRow[];
  envelopes: readonly DoorEnvelope[];
  start: EntryStart | null;
  /**
   * @param words what a screen reader is told
   * @returns settles once the entry outlives this tab, where that takes a moment
   */
  onAdd: (gift: GiftInput, words: string, photo: Blob | undefined) => Promise<void> | undefined;
}

const nothing: GiftInput = {
  ...{ kind: "envelope", guest: null, name: "", through: "", envelope: "", amount: null, note: "" },
};

/** What somebody wants to remember the look of; money looks like money. */
const pictured: readonly GiftKind[] = ["parcel", "flowers"];

/** Number, name, amount, next: Enter goes on, and saves at the end. */
export function EntryForm({ guests, envelopes, start, onAdd }: EntryFormProps) {
  const { t } = useTranslation("gift");
  const [gift, setGift] = useState<GiftInput>(start?.gift ?? nothing);
  const [typed, setTyped] = useState(start?.gift.amount == null ? "" : formatRupiah(start.gift.amount));
  const [problem, setProblem] = useState("");
  const [hasPad, setPad] = useState(false);
  const [photo, setPhoto] = useState<Blob | "reading" | "unreadable" | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const isTouched = useMediaQuery("(pointer: coarse)", undefined, { getInitialValueInEffect: false });
  const amountBox = useRef<HTMLDivElement>(null);
  const [envelopeField, nameField, amountField] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  useEffect(() => {
    // Whoever opens this is about to type.
    (start === null ? nameField : envelopeField).current?.focus();
  }, [start, nameField, envelopeField]);
  const change = (fields: Partial<GiftInput>) => {
    setProblem("");
    setGift((before) => ({ ...before, ...fields }));
  };
  const amount = parseAmount(typed);
  const fromDoor = envelopes.find(
    ({ envelope }) => gift.envelope !== "" && envelopeKey(envelope) === envelopeKey(gift.envelope),
  );
  const leaveEnvelope = () => {
    if (fromDoor === undefined || gift.name !== "") return false;
    change({ name: fromDoor.name, guest: fromDoor.guest });
    return fromDoor.name !== "";
  };
  const pick = (file: File | null) => {
    setPhoto(file === null ? null : "reading");
    if (file === null) return;
    shrunkPhoto(file).then(setPhoto, () => {
      setPhoto("unreadable");
    });
  };
  const save = () => {
    if (photo === "reading" || isKeeping) return;
    if (typed.trim() !== "" && amount === null) {
      setProblem(t("write.badAmount"));
      amountField.current?.focus();
      return;
    }
    if (gift.name.trim() === "" && gift.envelope.trim() === "" && amount === null) {
      setProblem(t("write.empty"));
      nameField.current?.focus();
      return;
    }
    const saved = { ...gift, name: gift.name.trim(), envelope: gift.envelope.trim(), amount };
    const who =
      saved.name || (saved.envelope === "" ? t("nobody") : t("book.number", { envelope: saved.envelope }));
    const kept = onAdd(
      saved,
      t("write.saved", { who, amount: amount === null ? t("write.noAmount") : formatRupiah(amount) }),
      photo instanceof Blob && pictured.includes(saved.kind) ? photo : undefined,
    );
    if (kept === undefined) {
      beginNext(saved);
      return;
    }
    setKeeping(true);
    void kept.then(() => {
      setKeeping(false);
      beginNext(saved);
    });
  };
  const beginNext = ({ kind, envelope }: GiftInput) => {
    const next = envelopeAfter(envelope);
    setGift({ ...nothing, kind, envelope: next });
    setTyped("");
    setPhoto(null);
    const door = envelopes.find(({ envelope }) => next !== "" && envelopeKey(envelope) === envelopeKey(next));
    if (door !== undefined && door.name !== "") {
      setGift({ ...nothing, kind, envelope: next, name: door.name, guest: door.guest });
      amountField.current?.focus();
    } else nameField.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      style={styles.form}
    >
      {/* A phone has its number pad for that. */}
      {!isTouched && <p style={styles.about}>{t("write.lead")}</p>}
      <ChoiceRow
        label={t("kindLabel")}
        value={gift.kind}
        choices={giftKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => {
          change({ kind });
        }}
      />
      <div style={styles.fields}>
        <TextInput
          ref={envelopeField}
          label={t("write.envelope")}
          maxLength={giftLimits.envelope}
          autoComplete="off"
          enterKeyHint="next"
          value={gift.envelope}
          onChange={(event) => {
            change({ envelope: event.currentTarget.value });
          }}
          onBlur={leaveEnvelope}
          onKeyDown={(event) => {
            if (!isEnter(event)) return;
            event.preventDefault();
            (leaveEnvelope() ? amountField : nameField).current?.focus();
          }}
        />
        <GuestField
          ref={nameField}
          guests={guests}
          name={gift.name}
          guest={gift.guest}
          onChange={(name, guest) => {
            change({ name, guest });
          }}
          onNext={() => amountField.current?.focus()}
        />
      </div>
      {fromDoor !== undefined && (
        <p style={styles.about} dir="auto">
          {t("write.fromDoor", { name: fromDoor.name || t("nobody") })}
        </p>
      )}
      <div ref={amountBox} style={styles.belowBar}>
        <TextInput
          ref={amountField}
          label={t("write.amount")}
          placeholder={t("write.amountHint")}
          autoComplete="off"
          inputMode={isTouched ? "none" : "text"}
          enterKeyHint="done"
          maxLength={24}
          value={typed}
          error={problem === "" ? undefined : problem}
          onFocus={() => {
            setPad(true);
            // From here to the button that saves, the pad between them, a phone shows all without a swipe.
            if (isTouched) requestAnimationFrame(() => amountBox.current?.scrollIntoView());
          }}
          onChange={(event) => {
            setProblem("");
            setTyped(event.currentTarget.value);
          }}
        />
        <output style={{ ...styles.preview, display: typed.trim() === "" ? "none" : "block" }}>
          {amount === null ? "…" : formatRupiah(amount)}
        </output>
      </div>
      {pictured.includes(gift.kind) && <PhotoField photo={photo} onPick={pick} />}
      <Disclosure label={t("write.more")}>
        <div style={{ display: "grid", gap: 12, paddingTop: 8 }}>
          <TextInput
            label={t("write.through")}
            maxLength={giftLimits.name}
            value={gift.through}
            onChange={(event) => {
              change({ through: event.currentTarget.value });
            }}
          />
          <TextInput
            label={t("write.note")}
            maxLength={giftLimits.note}
            value={gift.note}
            onChange={(event) => {
              change({ note: event.currentTarget.value });
            }}
          />
        </div>
      </Disclosure>
      {isTouched && hasPad && (
        <NumberPad
          onEdit={(edit) => {
            setProblem("");
            setTyped(edit);
          }}
        />
      )}
      <Button type="submit" size="md" loading={isKeeping}>
        {t("write.save")}
      </Button>
    </form>
  );
}
