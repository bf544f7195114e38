/** What was typed, however wrong, and what goes along unseen. */
export interface SentDraft {
  /** Of one attempt: sent twice, it has one effect. */
  key: string;
  /** Of a personal link; the page's script puts it there. */
  token: string;
  name: string;
  amount: string;
  note: string;
}
