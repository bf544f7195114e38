import { formatRupiah, parseAmount } from "@janur/domain/gift/amount";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { useSettleCount } from "../mutations.ts";
import type { SeenCount } from "../queries.ts";
import { styles } from "../styles.ts";

interface DifferenceRowProps {
  invitationId: string;
  count: SeenCount;
  maySee: boolean;
}

/** An envelope in which two people found different amounts, and what is taken for it. */
export function DifferenceRow({ invitationId, count, maySee }: DifferenceRowProps) {
  const { t } = useTranslation("gift");
  const [typed, setTyped] = useState("");
  const settle = useSettleCount(invitationId);
  const { envelope, amounts, booked } = count;
  const other = parseAmount(typed);
  const choices = [
    ...new Set([...amounts.map(({ amount }) => amount), ...(booked === null ? [] : [booked])]),
  ];
  const take = (amount: number) => {
    // What is settled leaves the list, and this row with it, before the answer is told to it.
    settle.mutateAsync({ envelope, amount }).then(
      () => {
        const message = t("count.settledTo", { envelope, amount: formatRupiah(amount) });
        showToast({ tone: "done", id: "gift", message });
      },
      (error: unknown) => {
        showToast({ tone: "problem", id: "gift", message: problemText(error) });
      },
    );
  };
  return (
    <li style={{ ...styles.row, display: "block" }}>
      <span style={styles.name}>{t("book.number", { envelope })}</span>
      <p style={styles.about} dir="auto">
        {[
          ...amounts.map(({ name, amount }) =>
            t("count.said", { name: name || t("anonymous"), amount: formatRupiah(amount) }),
          ),
          ...(booked === null ? [] : [t("count.booked", { amount: formatRupiah(booked) })]),
        ].join(" · ")}
      </p>
      {maySee ? (
        <>
          <div style={styles.actions}>
            {choices.map((amount) => (
              <Button
                key={amount}
                variant="default"
                disabled={settle.isPending}
                onClick={() => {
                  take(amount);
                }}
              >
                {t("count.take", { amount: formatRupiah(amount) })}
              </Button>
            ))}
          </div>
          <form
            noValidate
            style={{ ...styles.actions, alignItems: "end" }}
            onSubmit={(event) => {
              event.preventDefault();
              if (other !== null) take(other);
            }}
          >
            <TextInput
              label={t("count.other")}
              placeholder={t("write.amountHint")}
              maxLength={24}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
            <Button type="submit" variant="default" disabled={other === null || settle.isPending}>
              {other === null ? t("count.settle") : t("count.take", { amount: formatRupiah(other) })}
            </Button>
          </form>
        </>
      ) : (
        <p style={styles.about}>{t("count.askOwner")}</p>
      )}
    </li>
  );
}
