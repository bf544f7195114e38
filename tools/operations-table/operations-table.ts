import { hostCallables } from "@janur/domain/contracts/callables";
import type { HostContract, HostContracts } from "@janur/domain/contracts/contract";
import { guestCallables } from "@janur/domain/contracts/guest-callables";
import { staffCallables } from "@janur/domain/contracts/staff-callables";
import { capabilities, giftRightCapabilities, giftRights } from "@janur/domain/team/team";
import { documentedRefusals } from "./documented-refusals.ts";
import { namedCapabilities, newsByCapability } from "./named-capabilities.ts";

/** Where it stands, from the root of the repository. */
export const operationsTablePath = "docs/operations-table.md";

const subjects = {
  invitation: "an invitation",
  invitations: "several invitations",
  chat: "a chat",
  integration: "a connection",
  account: "the caller's account",
  "closed-account": "the caller's account, a closed one too",
  "team-link": "a link into a team",
} as const;

/** `docs/operations-table.md`: what the contracts say, in a table for each audience. */
export function operationsTable(): string {
  const refusals = documentedRefusals();
  const refusalsOf = (name: string) => (refusals.get(name) ?? []).map((code) => `\`${code}\``).join(", ");
  const hosts: HostContracts = hostCallables;
  const plain = (contracts: object) =>
    table(
      ["operation", "refuses with"],
      Object.keys(contracts).map((name) => [`\`${name}\``, refusalsOf(name)]),
    );
  const sections = [
    "# Operations",
    "`npm run operations-table` writes this file from `domain/src/contracts/`; a test fails while it is out of date.",
    "## Hosts",
    [
      "`POST /api/host/<name>`, for accounts that are signed in. An operation about an invitation takes a capability.",
      "It is checked before the handler runs, or *inside* where only the handler can do so. Each of them may also",
      "refuse with `auth/required`, `account/closed`, `input/invalid`, `invitation/not-found` and `team/not-allowed`.",
    ].join("\n"),
    table(
      ["operation", "about", "capability", "checked", "who may", "refuses with"],
      Object.entries(hosts).map(([name, contract]) => [
        `\`${name}\``,
        ...accessOf(contract),
        refusalsOf(name),
      ]),
    ),
    "### Capabilities that no contract names",
    [
      "Handlers are handed the capability of their contract and name none. These ask for another one, which does not",
      `decide who may call; \`${newsByCapability}\` has, for each kind of news, whom it concerns.`,
    ].join("\n"),
    table(
      ["file", "capability", "decides"],
      namedCapabilities.map(({ file, capability, decides }) => [`\`${file}\``, `\`${capability}\``, decides]),
    ),
    "## Guests",
    [
      "`POST /api/guest/<name>`, without an account: guests and helpers prove themselves by their links. Wrong and",
      "absent links answer alike, `link/invalid` or `pass/invalid`.",
    ].join("\n"),
    plain(guestCallables),
    "## Staff",
    [
      "`POST /api/staff/<name>`, for accounts on the staff with a second factor. Each may also refuse with",
      "`auth/required`, `staff/only`, `staff/second-factor` and `input/invalid`.",
    ].join("\n"),
    plain(staffCallables),
  ];
  return `${sections.join("\n\n")}\n`;
}

/** Cells of what it is about, its capability, where that is checked, and who has it. */
function accessOf(contract: HostContract): string[] {
  const subject = subjects[contract.about ?? "invitation"];
  if (contract.capability === null) return [subject, "", "", "who is signed in"];
  const { capability } = contract;
  const besides =
    contract.checked === "inside" && contract.besides !== undefined ? [contract.besides.who] : [];
  const named = giftRights.filter((right) => giftRightCapabilities[right].includes(capability));
  const byName = named.length === 0 ? [] : [`whom the owner named to ${named.join(" or ")}`];
  const who = [capabilities[capability].join(", "), ...byName, ...besides].join("; ");
  return [subject, `\`${capability}\``, contract.checked ?? "before", who];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
