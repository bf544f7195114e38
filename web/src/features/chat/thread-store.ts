import { chatLimits } from "@janur/domain/limits/chat-limits";
import type { LatestMessages, ThreadMessage } from "./message-data.ts";

/** Where a thread's messages come from. */
export interface ThreadSource {
  watch: (next: (latest: LatestMessages) => void, fail: (error: unknown) => void) => () => void;
  older: (before: ThreadMessage) => Promise<ThreadMessage[]>;
}

export interface ThreadState {
  /** Oldest first; without gaps once the server has answered, and null while nothing is known. */
  messages: readonly ThreadMessage[] | null;
  hasOlder: boolean;
  error: unknown;
}

type Known = Pick<ThreadState, "messages" | "hasOlder">;

const nothing: Known = { messages: null, hasOlder: false };

/**
 * The messages of one chat as far as somebody has scrolled: the latest ones
 * live, older ones page by page. Listens while anybody looks.
 */
export class ThreadStore {
  private state: ThreadState = { messages: null, hasOlder: false, error: null };
  /** What the server has shown: what stands between two of its messages stands here too. */
  private settled: Known = nothing;
  /** What was on its way from this device when the server last showed a page: its place may be before others' there. */
  private unplaced: readonly string[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly source: ThreadSource;
  private stop: (() => void) | null = null;
  private isReading = false;

  constructor(source: ThreadSource) {
    this.source = source;
  }

  get = (): ThreadState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.stop === null) this.listen();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stop?.();
      this.stop = null;
    };
  };

  retry = (): void => {
    this.stop?.();
    this.change({ error: null });
    this.listen();
  };

  loadOlder = async (): Promise<void> => {
    const { messages, hasOlder } = this.state;
    const first = messages?.[0];
    if (this.isReading || !hasOlder || first === undefined) return;
    this.isReading = true;
    try {
      const older = (await this.source.older(first)).reverse();
      this.settled = withOlder(this.settled, first, older);
      this.change(withOlder(this.state, first, older));
    } catch (error) {
      this.change({ error });
    } finally {
      this.isReading = false;
    }
  };

  private listen(): void {
    this.stop = this.source.watch(
      (latest) => {
        // An empty cache is no empty chat.
        if (!latest.isFromServer && this.state.messages === null && latest.messages.length === 0) return;
        const known = withLatest(this.hasPassed(latest) ? nothing : this.settled, latest);
        // A device's own memory may hold a message and not the one before it.
        if (latest.isFromServer) {
          this.settled = known;
          this.unplaced = latest.pending;
        }
        this.change({ ...known, error: null });
      },
      (error) => {
        this.change({ error });
      },
    );
  }

  /** Whether a message that was on its way is so no longer, and older than the page by now: it is missing in what is known. */
  private hasPassed({ messages, pending, isFull }: LatestMessages): boolean {
    if (!isFull) return false;
    const seen = new Set([...pending, ...messages.map(({ id }) => id)]);
    return this.unplaced.some((id) => !seen.has(id));
  }

  private change(change: Partial<ThreadState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/**
 * What is known, with the latest page. Where that does not reach down to what
 * is known, more came than it shows: the thread then begins with it anew.
 */
export function withLatest(
  { messages, hasOlder }: Known,
  latest: Pick<LatestMessages, "messages" | "isFull">,
): Known {
  const page = [...latest.messages].reverse();
  const oldest = page[0];
  if (messages === null || oldest === undefined)
    return { messages: messages ?? page, hasOlder: messages === null ? latest.isFull : hasOlder };
  const isJoined = !latest.isFull || messages.some(({ id }) => id === oldest.id);
  if (!isJoined) return { messages: page, hasOlder: true };
  return { messages: [...messages.filter(({ place }) => place < oldest.place), ...page], hasOlder };
}

/** The thread may have begun anew meanwhile, after a long time without signal: then the page does not belong to it. */
function withOlder({ messages, hasOlder }: Known, first: ThreadMessage, page: ThreadMessage[]): Known {
  if (messages?.[0]?.id !== first.id) return { messages, hasOlder };
  return { messages: [...page, ...messages], hasOlder: page.length === chatLimits.page };
}
