import { teamChatId } from "@janur/domain/chat/chat";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { paths } from "@janur/domain/paths";
import {
  disableNetwork,
  doc,
  enableNetwork,
  setDoc,
  terminate,
  Timestamp,
  type Firestore,
} from "firebase/firestore";
import { expect } from "vitest";
import { storedMessages, type KeptTexts } from "../../web/src/features/chat/stored-messages.ts";
import { readOlder, sendMessage, watchLatest } from "../../web/src/features/chat/message-data.ts";
import { Outbox } from "../../web/src/features/chat/outbox.ts";
import { ThreadStore } from "../../web/src/features/chat/thread-store.ts";
import { firestoreOf, rulesEnvironment } from "../rules/environment.ts";
import { randomId, type Team } from "../rules/team.ts";
import { breakableLine, type BreakableLine } from "./breakable-line.ts";

/** The tab that is open on a device. */
interface Tab {
  database: Firestore;
  outbox: Outbox;
  thread: ThreadStore;
  stopLooking: () => void;
}

/** A member's browser over a line of its own: the product's own client, and what outlives a closed tab. */
export class ChatDevice {
  /** Times that the open thread showed something doubled or out of order. */
  disorder = 0;
  private attempts = 0;
  private readonly storage = keptTexts();
  private readonly environment: RulesTestEnvironment;
  private readonly line: BreakableLine;
  private readonly team: Team;
  private readonly role: "owner" | "editor";
  private tab: Tab;
  private isInTunnel = false;

  static async open(team: Team, role: "owner" | "editor"): Promise<ChatDevice> {
    const line = await breakableLine(process.env["FIRESTORE_EMULATOR_HOST"] ?? "");
    return new ChatDevice(team, role, line, await rulesEnvironment(line.port));
  }

  private constructor(
    team: Team,
    role: "owner" | "editor",
    line: BreakableLine,
    environment: RulesTestEnvironment,
  ) {
    this.team = team;
    this.role = role;
    this.line = line;
    this.environment = environment;
    this.tab = this.openTab();
  }

  get uid(): string {
    return this.team.uidOf(this.role);
  }

  get database(): Firestore {
    return this.tab.database;
  }

  /** Id of the latest message that the open thread shows. */
  get latestId(): string | undefined {
    return this.tab.thread.get().messages?.at(-1)?.id;
  }

  /** Messages that the outbox still has. */
  get waiting(): number {
    return this.tab.outbox.list().length;
  }

  write(text: string): void {
    const { invitationId } = this.team;
    const id = teamChatId(invitationId);
    this.tab.outbox.add({
      id: randomId(),
      chatId: id,
      by: "host",
      uid: this.uid,
      name: this.role,
      text,
      frame: {
        id,
        kind: "team",
        invitationId,
        uid: null,
        name: "",
        guestId: null,
        isBlocked: false,
        guestSeen: 0,
      },
    });
  }

  /** Into a tunnel or out of it. Saying either twice breaks the client: it would open a second stream beside the first. */
  async tunnel(): Promise<void> {
    this.isInTunnel = !this.isInTunnel;
    await (this.isInTunnel ? disableNetwork(this.database) : enableNetwork(this.database));
  }

  /** Drops the connections, whatever is on its way. */
  cut(): void {
    this.line.cut();
  }

  /** Closes the tab, whatever is on its way, and opens another one. */
  async reopen(): Promise<void> {
    this.tab.outbox.close();
    this.tab.stopLooking();
    await terminate(this.tab.database);
    this.isInTunnel = false;
    this.tab = this.openTab();
  }

  /** Resolves when so few wait. A tunnel ends first. */
  async hasSent(allBut: number): Promise<void> {
    if (this.isInTunnel) await this.tunnel();
    await expect
      .poll(() => this.waiting, { timeout: 120_000, interval: 10, message: `${this.role} has sent` })
      .toBeLessThanOrEqual(allBut);
  }

  /** How many messages a new tab would send. */
  keptCount(): number {
    return this.kept().read().length;
  }

  /** The whole thread, scrolled up to its first message. */
  async scrolled(): Promise<{ by: string; text: string; id: string }[]> {
    const { thread } = this.tab;
    await expect.poll(() => thread.get().messages?.length ?? 0, { timeout: 10_000 }).toBeGreaterThan(0);
    while (thread.get().hasOlder) await thread.loadOlder();
    return (thread.get().messages ?? []).map(({ name, text, id }) => ({ by: name, text, id }));
  }

  async close(): Promise<void> {
    this.tab.outbox.close();
    this.tab.stopLooking();
    await this.environment.cleanup();
    this.line.close();
  }

  /** As if the window in which messages are counted had begun long ago. */
  private async letTimePass(): Promise<void> {
    await this.environment.withSecurityRulesDisabled(async (context) => {
      const pace = doc(firestoreOf(context), paths.messagePace(this.uid));
      await setDoc(pace, { since: Timestamp.fromMillis(0) }, { merge: true });
    });
  }

  private kept() {
    return storedMessages(this.uid, () => this.storage);
  }

  private openTab(): Tab {
    const database = firestoreOf(this.environment.authenticatedContext(this.uid));
    const outbox = new Outbox(this.kept(), async (message) => {
      this.attempts += 1;
      if (this.attempts % (chatLimits.pace.count / 2) === 0) await this.letTimePass();
      return sendMessage(database, message);
    });
    const chatId = teamChatId(this.team.invitationId);
    const thread = new ThreadStore({
      watch: (next, fail) => watchLatest(database, chatId, next, fail),
      older: (before) => readOlder(database, chatId, before),
    });
    const stopLooking = thread.subscribe(() => {
      const places = (thread.get().messages ?? []).map(({ place }) => place);
      if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? ""))) this.disorder += 1;
    });
    return { database, outbox, thread, stopLooking };
  }
}

/** A browser's storage, which outlives its tabs. */
function keptTexts(): KeptTexts {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => texts.set(key, value),
    removeItem: (key) => {
      texts.delete(key);
    },
  };
}
