import { formatRupiah, parseAmount } from "@janur/domain/gift/amount";
import { envelopeAfter } from "@janur/domain/gift/gift";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { Button, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { figure } from "../../../lib/i18n/figure.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { byEnvelope } from "../gift-view.ts";
import { useCountGift } from "../mutations.ts";
import { useUncounted } from "../use-uncounted.ts";
import { giftQueries, whileSeen, type SeenCount } from "../queries.ts";
import { isEnter } from "../is-enter.ts";
import { styles } from "../styles.ts";
import { DifferenceRow } from "./difference-row.tsx";
import { NumberPad } from "./number-pad.tsx";
import { UncountedCard } from "./uncounted-card.tsx";

const states = ["agreed", "waiting", "differs", "settled"] as const;

/** Two people, one pile of envelopes, and nobody sees what the other wrote. */
export function CountView({ invitation, maySee }: { invitation: Invitation; maySee: boolean }) {
  const { t } = useTranslation("gift");
  const { data } = useSuspenseQuery({ ...giftQueries.counts(invitation.id), ...whileSeen });
  const counts = [...data].sort(byEnvelope);
  const differing = counts.filter(({ state }) => state === "differs");
  const toDo = counts.filter(({ state, mine }) => state === "waiting" && mine === null);
  const own = counts.filter(({ mine }) => mine !== null);
  const [said, setSaid] = useState("");
  const { mutateAsync } = useCountGift(invitation.id);
  const { uncounted, add, drop } = useUncounted(invitation.id);
  const send = (envelope: string, amount: number) => {
    drop(envelope);
    mutateAsync({ envelope, amount }).then(
      ({ count }) => {
        setSaid(t(`count.saved.${count.state}`, { envelope: count.envelope }));
      },
      (error: unknown) => {
        setSaid("");
        add({ envelope, amount, error });
      },
    );
  };
  return (
    <div style={styles.grid}>
      <div style={styles.column}>
        <Card title={t("count.write")}>
          <p style={styles.about}>{t("count.lead")}</p>
          <CountForm said={said} onCount={send} />
        </Card>
        {uncounted.length > 0 && (
          <UncountedCard
            uncounted={uncounted}
            onAgain={({ envelope, amount }) => {
              send(envelope, amount);
            }}
            onDrop={drop}
          />
        )}
        {toDo.length > 0 && (
          <Card title={t("count.toDo")}>
            <p style={styles.about}>{t("count.toDoLead")}</p>
            <p style={{ ...styles.name, margin: "8px 0 0", overflowWrap: "anywhere" }}>
              {toDo.map(({ envelope }) => envelope).join(", ")}
            </p>
          </Card>
        )}
      </div>
      <div style={styles.column}>
        <Card title={t("count.differences")}>
          <div style={{ ...styles.figures, margin: "0 0 12px" }}>
            {states
              .map((state) => ({ state, count: counts.filter((one) => one.state === state).length }))
              .filter(({ state, count }) => count > 0 || state === "agreed" || state === "differs")
              .map(({ state, count }) => (
                <div key={state}>
                  <span style={styles.figure}>{figure(count)}</span>
                  <span style={styles.small}>{t(`count.${state}`)}</span>
                </div>
              ))}
          </div>
          {differing.length === 0 ? (
            <p style={styles.about}>{t("count.noDifferences")}</p>
          ) : (
            <ul style={styles.rows}>
              {differing.map((count) => (
                <DifferenceRow key={count.envelope} invitationId={invitation.id} {...{ count, maySee }} />
              ))}
            </ul>
          )}
        </Card>
        {own.length > 0 && <OwnCounts counts={own} />}
      </div>
    </div>
  );
}

interface CountFormProps {
  /** What became of the last one. */
  said: string;
  onCount: (envelope: string, amount: number) => void;
}

function CountForm({ said, onCount }: CountFormProps) {
  const { t } = useTranslation("gift");
  const [envelope, setEnvelope] = useState("");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const isTouched = useMediaQuery("(pointer: coarse)", undefined, { getInitialValueInEffect: false });
  const [envelopeField, amountField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const amount = parseAmount(typed);
  const save = () => {
    const number = envelope.trim();
    if (number === "") {
      envelopeField.current?.focus();
      return;
    }
    if (amount === null) {
      setProblem(t("write.badAmount"));
      amountField.current?.focus();
      return;
    }
    onCount(number, amount);
    const next = envelopeAfter(number);
    setEnvelope(next);
    setTyped("");
    (next === "" ? envelopeField : amountField).current?.focus();
  };
  return (
    <form
      noValidate
      style={{ ...styles.form, marginTop: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div style={styles.fields}>
        <TextInput
          ref={envelopeField}
          label={t("count.envelope")}
          maxLength={giftLimits.envelope}
          autoComplete="off"
          enterKeyHint="next"
          value={envelope}
          onChange={(event) => {
            setEnvelope(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (!isEnter(event)) return;
            event.preventDefault();
            amountField.current?.focus();
          }}
        />
        <TextInput
          ref={amountField}
          label={t("count.amount")}
          placeholder={t("write.amountHint")}
          autoComplete="off"
          inputMode={isTouched ? "none" : "text"}
          enterKeyHint="done"
          maxLength={24}
          value={typed}
          error={problem === "" ? undefined : problem}
          onChange={(event) => {
            setProblem("");
            setTyped(event.currentTarget.value);
          }}
        />
      </div>
      <output style={{ ...styles.preview, display: typed.trim() === "" ? "none" : "block" }}>
        {amount === null ? "…" : formatRupiah(amount)}
      </output>
      {isTouched && (
        <NumberPad
          onEdit={(edit) => {
            setProblem("");
            setTyped(edit);
          }}
        />
      )}
      <Button type="submit" size="md">
        {t("count.save")}
      </Button>
      <p role="status" style={{ ...styles.small, margin: 0, minHeight: 21 }}>
        {said}
      </p>
    </form>
  );
}

/** What this person found, with how far each is. */
function OwnCounts({ counts }: { counts: readonly SeenCount[] }) {
  const { t } = useTranslation("gift");
  return (
    <Card title={t("count.title")}>
      <ul style={styles.rows}>
        {counts.map(({ envelope, state, mine, settled }) => (
          <li key={envelope} style={styles.row}>
            <span style={styles.number}>{envelope}</span>
            <span style={{ ...styles.who, ...styles.small }}>{t(`count.${state}`)}</span>
            <span style={styles.amount}>{formatRupiah(settled ?? mine ?? 0)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
