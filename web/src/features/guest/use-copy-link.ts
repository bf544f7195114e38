import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../lib/calls/problem-text.ts";
import { useCopy } from "../../lib/browser/use-copy.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { useGuestLink } from "./mutations.ts";

type Linked = Pick<GuestRow, "id" | "kind" | "name" | "honorific" | "suffix">;

/**
 * Copies the link of one guest, or of a group, and says whom it is for: once for all rows of a list.
 * Where the browser refuses, `refused` holds the link and the name, for copying by hand.
 */
export function useCopyLink(invitationId: string) {
  const { t } = useTranslation("guest");
  const { mutateAsync, isPending, variables } = useGuestLink(invitationId);
  const { copy, refused, forget } = useCopy();
  const [name, setName] = useState("");
  const start = async (guest: Linked) => {
    const whom = addressedName(guest);
    setName(whom);
    try {
      const address = await mutateAsync(guest.id);
      if (await copy(address)) {
        const message = t(guest.kind === "group" ? "groupLinkCopied" : "linkCopied", { name: whom });
        showToast({ tone: "done", id: "link-copied", message });
      }
    } catch (error) {
      showToast({ tone: "problem", id: "link-copied", message: problemText(error) });
    }
  };
  return {
    start: (guest: Linked) => void start(guest),
    busyId: isPending ? variables : null,
    refused: refused === null ? null : { name, link: refused },
    forget,
  };
}
