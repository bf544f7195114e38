import type { HostCallables } from "@janur/domain/contracts/callables";
import { Button, Checkbox, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import classes from "./proposals.module.css";

type Proposal = z.output<HostCallables["listProposedGuests"]["output"]>["proposals"][number];

interface ProposalRowProps {
  proposal: Proposal;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  /** They are this guest of the list. */
  onSame: (guestId: string) => void;
}

/** Somebody whom a helper would invite, and whom they may be already. */
export function ProposalRow({ proposal, isSelected, isBusy, onSelect, onSame }: ProposalRowProps) {
  const { t } = useTranslation(["helper-list", "guest"]);
  const { name, origin, phone, phoneNote, seats, double } = proposal;
  const facts = [
    origin,
    phone ?? "",
    t("guest:seats", { count: seats }),
    phoneNote === null ? "" : t("helper-list:number"),
  ].filter((fact) => fact !== "");
  const known = double === null ? "" : [double.name, double.origin].filter((fact) => fact !== "").join(", ");
  const guestId = double?.guestId ?? null;
  return (
    <li className={classes.row}>
      <Checkbox
        size="md"
        label={name}
        description={facts.join(" · ")}
        checked={isSelected}
        onChange={(event) => {
          onSelect(event.currentTarget.checked);
        }}
      />
      {double !== null && (
        <Text size="sm" fw={500} pl={36} className={classes.known}>
          {double.helper === null
            ? t(`helper-list:known.${double.by}`, { name: known })
            : t("helper-list:twice", { name: known, helper: double.helper })}
          {guestId !== null && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={isBusy}
              aria-label={t("helper-list:sameOne", { name, known })}
              onClick={() => {
                onSame(guestId);
              }}
            >
              {t("helper-list:same")}
            </Button>
          )}
        </Text>
      )}
    </li>
  );
}
