import { passState, type Pass, type PassScope } from "@janur/domain/helper/pass";
import { Suspense, useState, type ReactNode } from "react";
import classes from "../../../ui/list/person-list.module.css";
import { PassRow, type PassAction } from "./pass-row.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { UsesDialog } from "./uses-dialog.tsx";

/** Those that are good, then what was taken back or is over. @param byAge which comes first of those that are alike */
export function inOrder(passes: readonly Pass[], byAge: "oldest" | "newest"): Pass[] {
  const now = new Date();
  const isOpen = (pass: Pass) => Number(passState(pass, now) === "open");
  const age = (a: Pass, b: Pass) => a.createdAt.getTime() - b.createdAt.getTime();
  return [...passes].sort((a, b) => isOpen(b) - isOpen(a) || (byAge === "oldest" ? age(a, b) : age(b, a)));
}

/** Links for one task alone, in the order in which they were made. */
export function ofScope(passes: readonly Pass[], scope: PassScope): Pass[] {
  return inOrder(
    passes.filter(({ scopes }) => scopes.includes(scope)),
    "oldest",
  );
}

interface PassListProps {
  passes: readonly Pass[];
  zone: string;
  /** Which of them are changed elsewhere. */
  isFixed?: (pass: Pass) => boolean;
  /** The form that changes one. */
  change: (pass: Pass, close: () => void) => ReactNode;
}

/** Links, and what is done with each. */
export function PassList({ passes, zone, isFixed, change }: PassListProps) {
  const [open, setOpen] = useState<{ action: PassAction; passId: string } | null>(null);
  const pass = passes.find(({ id }) => id === open?.passId);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <ul className={classes.list}>
        {passes.map((item) => (
          <PassRow
            key={item.id}
            pass={item}
            zone={zone}
            isFixed={isFixed?.(item) ?? false}
            onAct={(action) => {
              setOpen({ action, passId: item.id });
            }}
          />
        ))}
      </ul>
      <Suspense>{pass !== undefined && open?.action === "change" && change(pass, close)}</Suspense>
      {pass !== undefined && open?.action === "uses" && (
        <UsesDialog pass={pass} zone={zone} onClose={close} />
      )}
      {pass !== undefined && open?.action === "revoke" && <RevokeDialog pass={pass} onClose={close} />}
    </>
  );
}
