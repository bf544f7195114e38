import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { rowsOfPart } from "../../draft/difference-rows.ts";
import { useDifferenceWords } from "../../draft/use-difference-words.ts";
import classes from "./difference-table.module.css";

/** Two versions of one part; null where a version does not have it. */
export interface Versions {
  part: ContentDifference["part"];
  mine: unknown;
  theirs: unknown;
}

interface DifferenceTableProps {
  versions: Versions;
  /** How the two sides are called here. */
  names: { mine: string; theirs: string };
  /** Sides that are offered for copying. */
  copies: readonly ("mine" | "theirs")[];
}

/** Two versions in words, field by field, and only where they differ. */
export function DifferenceTable({ versions, names, copies }: DifferenceTableProps) {
  const { t } = useTranslation("versions");
  const words = useDifferenceWords();
  const { copy, refused, forget } = useCopy();
  const rows = rowsOfPart(versions.part, versions.mine, versions.theirs);
  const copySide = async (side: "mine" | "theirs") => {
    const text = rows.map((row) => `${words.label(row)}: ${words.value(row, row[side])}`).join("\n");
    if (await copy(text)) showToast({ message: t("copied"), tone: "done" });
  };
  return (
    <div className={classes.table}>
      <dl className={classes.rows}>
        {rows.map((row, index) => (
          <div key={`${String(index)} ${row.field}`} className={classes.row}>
            <dt>{words.label(row)}</dt>
            {(["mine", "theirs"] as const).map((side) => (
              <dd key={side}>
                <span>{names[side]}</span>
                <p dir="auto" data-missing={isMissing(row[side])}>
                  {versions[side] === null ? t("removed") : words.value(row, row[side])}
                </p>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={classes.copies}>
        {copies.map((side) => (
          <Button
            key={side}
            variant="subtle"
            size="sm"
            leftSection={<Icon of={IconCopy} size={18} />}
            aria-label={`${t("copy")}: ${names[side]}`}
            onClick={() => void copySide(side)}
          >
            {copies.length === 1 ? t("copy") : names[side]}
          </Button>
        ))}
      </div>
      {refused !== null && <CopyByHand title={t("copyByHand")} text={refused} onClose={forget} />}
    </div>
  );
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
