import type id from "../id/proofreading.ts";

const texts: typeof id = {
  notice: {
    text_one: "{{count}} suggestion from {{names}} is waiting for your decision.",
    text_other: "{{count}} suggestions from {{names}} are waiting for your decision.",
    open: "See suggestions",
  },
  dialog: {
    title: "Suggested corrections",
    text: "What you accept goes into the draft at once. Guests see it when you publish.",
    none: "No suggestion is waiting any more.",
  },
  item: {
    missing: "(not filled in)",
    note: "Note: {{note}}",
    by: "{{name}}, {{when}}",
    stale: "These words have changed since. Compare them first, and change them yourself if needed.",
    accept: "Accept",
    acceptOne: "Accept: {{text}}",
    accepted: "The suggestion is in the draft.",
    decline: "Decline",
    declineOne: "Decline: {{text}}",
    declined: "Declined. Your draft is as it was.",
  },
  stand: {
    title: "The families’ approval",
    agreed: "Both families have approved.",
    for: "{{name}} ({{family}})",
    approved: "approved, {{when}}",
    lapsed: "approved once, but names, places or times have changed since",
    waiting: "has not answered yet",
    open_one: "{{count}} suggestion still waits for your decision.",
    open_other: "{{count}} suggestions still wait for your decision.",
  },
  family: { groom: "groom’s family", bride: "bride’s family" },
};
export default texts;
