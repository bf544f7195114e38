import { teamChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, getDoc } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { noteFigure } from "../harness/figures.ts";
import { rulesEnvironment } from "../rules/environment.ts";
import { newTeam, type Team } from "../rules/team.ts";
import { ChatDevice } from "./chat-device.ts";
import { load } from "./crowd.ts";

/* T17: two members write 1,000 messages each, over lost connections, cut lines and closed tabs. */

const messagesEach = 1_000 * load;
const seed = Math.floor(Math.random() * 2 ** 31);

let environment: RulesTestEnvironment;
let team: Team;
beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await team.storeHead();
});
afterAll(() => environment.cleanup());

/** Numbers below 1 that follow from a seed. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Writes all messages in bursts; between them something happens to the device, mostly while it is sending. */
async function writeAll(device: ChatDevice, random: () => number): Promise<void> {
  for (let written = 0; written < messagesEach;) {
    const burst = Math.min(messagesEach - written, 10 + Math.floor(random() * 60));
    for (let index = 0; index < burst; index += 1) device.write(String(written + index));
    written += burst;
    if (random() < 0.7) await device.hasSent(Math.floor(random() * burst));
    const event = random();
    if (event < 0.4) await device.tunnel();
    else if (event < 0.7) await device.reopen();
    else if (event < 0.8) device.cut();
    else await device.hasSent(0);
  }
  await device.hasSent(0);
}

/** Of all messages, as the database has them. */
async function idsAtTheServer(): Promise<string[]> {
  const messages = db().collection(paths.chatMessages(teamChatId(team.invitationId)));
  return (await messages.get()).docs.map(({ id }) => id).sort();
}

test(`nothing is lost, nothing doubled, and both see one order (seed ${String(seed)})`, async () => {
  const [first, second] = await Promise.all([
    ChatDevice.open(team, "owner"),
    ChatDevice.open(team, "editor"),
  ]);
  try {
    const devices = [first, second];
    await Promise.all(devices.map((device, index) => writeAll(device, randomFrom(seed + index))));
    expect(devices.map((device) => [device.waiting, device.keptCount()])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await expect.poll(() => first.latestId === second.latestId, { timeout: 20_000 }).toBe(true);
    const [ofFirst, ofSecond] = await Promise.all([first.scrolled(), second.scrolled()]);
    expect(ofFirst.map(({ id }) => id).sort()).toEqual(await idsAtTheServer());
    expect(ofFirst).toHaveLength(2 * messagesEach);
    expect(new Set(ofFirst.map(({ id }) => id)).size).toBe(2 * messagesEach);
    expect(ofSecond).toEqual(ofFirst);
    expect(devices.map(({ disorder }) => disorder)).toEqual([0, 0]);
    // Each one's messages stand in the order in which they were written.
    const numbers = Array.from({ length: messagesEach }, (_, number) => String(number));
    for (const role of ["owner", "editor"])
      expect(ofFirst.filter(({ by }) => by === role).map(({ text }) => text)).toEqual(numbers);
    const chatId = teamChatId(team.invitationId);
    const chat = await getDoc(doc(first.database, paths.chat(chatId)));
    expect(chat.data()).toMatchObject({ messages: 2 * messagesEach, last: { id: ofFirst.at(-1)?.id } });
    const mark = await getDoc(doc(first.database, paths.chatRead(chatId, second.uid)));
    expect(mark.data()).toMatchObject({ messages: messagesEach });
    noteFigure(
      "messages written, arrived (seed)",
      `${String(2 * messagesEach)}, ${String(ofFirst.length)} (${String(seed)})`,
    );
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
}, 400_000);
