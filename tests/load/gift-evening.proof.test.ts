import { setTimeout as pause } from "node:timers/promises";
import { envelopeKey } from "@janur/domain/gift/gift";
import { giftTotals } from "@janur/domain/gift/gift-row";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseOffset } from "../../tools/emulators/ports.ts";
import { suiteAddress } from "../../tools/emulators/suite.ts";
import { serveFunctions, type FunctionsServer } from "../../tools/serve-functions/serve-functions.ts";
import { percentile } from "../../tools/bench/percentile.ts";
import { newAccount, type Account } from "../harness/accounts.ts";
import { callOperation, type Answer } from "../harness/call.ts";
import { newDoorId } from "../harness/door.ts";
import { noteFigure } from "../harness/figures.ts";
import { envelope, giftBook } from "../harness/gifts.ts";
import { publishWedding, startProduct, type Product, type Wedding } from "../harness/product.ts";
import { breakableLine, type BreakableLine } from "./breakable-line.ts";
import { load } from "./crowd.ts";

/*
 * An evening after the feast: two people type 1,000 envelopes of one wedding, each one after another as the browser's
 * outbox sends them, over lines that break in the middle of a call, and with calls that are sent twice. Some numbers both
 * of them type. Against the built functions.
 */

const envelopes = 1_000 * load;
/** Numbers that both type. */
const shared = 25;

let product: Product;
let server: FunctionsServer;
let rani: Account;
const lines: BreakableLine[] = [];
beforeAll(async () => {
  server = await serveFunctions(suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"])));
  product = await startProduct();
  rani = await newAccount("Rani");
});
afterAll(async () => {
  for (const line of lines) line.close();
  await Promise.all([server.close(), product.close()]);
});

interface Typed {
  lost: number;
  repeated: number;
  /** Answers of a server that gave way. */
  busy: number;
  /** Numbers about which this person was asked. */
  asked: string[];
  /** Of entries whose first call went through: in their order. */
  times: number[];
  /** Of those that came after a call that was cut off, or beside their own double. */
  disturbed: number[];
}

/** Types these numbers one after another. @returns what became of the calls */
async function type(at: Wedding, numbers: readonly number[], by: Account): Promise<Typed> {
  const line = await breakableLine(new URL(server.url).host);
  lines.push(line);
  const url = `http://127.0.0.1:${String(line.port)}/api/host/saveGift`;
  const typed: Typed = { lost: 0, repeated: 0, busy: 0, asked: [], times: [], disturbed: [] };
  for (const [index, number] of numbers.entries()) {
    const gift = {
      ...envelope,
      envelope: String(number),
      name: `Tamu ${String(number)}`,
      amount: amountOf(number),
    };
    const input = {
      invitationId: at.invitationId,
      giftId: newDoorId(),
      revision: null,
      gift,
      isDouble: false,
    };
    // As the browser's outbox does: a server that gives way is asked again.
    const call = async (): Promise<Answer> => {
      const answer = await callOperation(url, input, { idToken: by.idToken });
      if (answer.refusal !== "service/busy") return answer;
      typed.busy += 1;
      return call();
    };
    if (index % 7 === 3) {
      // The line goes somewhere between the first byte and the answer; nobody knows whether it was saved.
      const answer = call().then(
        () => false,
        () => true,
      );
      await pause(Math.random() * 30);
      line.cut();
      if (await answer) typed.lost += 1;
    }
    const from = performance.now();
    const answers: Answer[] = index % 11 === 5 ? await Promise.all([call(), call()]) : [await call()];
    const isPlain = index % 7 !== 3 && answers.length === 1;
    (isPlain ? typed.times : typed.disturbed).push(performance.now() - from);
    typed.repeated += answers.length - 1;
    const refusals = new Set(answers.map(({ refusal }) => refusal));
    expect(refusals.size).toBe(1);
    const [refusal] = refusals;
    if (refusal === "gift/envelope-taken") typed.asked.push(String(number));
    else expect(refusal).toBeNull();
  }
  return typed;
}

const amountOf = (number: number) => (number % 2 === 0 ? 50_000 : 100_000) + number;

test(`two people type ${String(envelopes)} envelopes over broken lines: none is lost, none stands twice, and the totals are right`, async () => {
  const at = await publishWedding(product, rani);
  const { book, member } = giftBook({ product, owner: rani });
  const dimas = await member(at, "see");
  const all = Array.from({ length: envelopes }, (_, index) => index + 1);
  const [odd, even] = [all.filter((number) => number % 2 === 1), all.filter((number) => number % 2 === 0)];
  const { cursor } = await book(at);
  const from = performance.now();
  const [first, second] = await Promise.all([
    type(at, [...odd, ...even.slice(0, shared)], rani),
    type(at, [...even, ...odd.slice(0, shared)], dimas),
  ]);
  const seconds = (performance.now() - from) / 1_000;
  const { rows } = await book(at);
  const numbers = rows.map((row) => envelopeKey(row.envelope)).sort((a, b) => Number(a) - Number(b));
  expect(numbers).toEqual(all.map(String));
  expect(rows.every(({ envelope: number, amount }) => amount === amountOf(Number(number)))).toBe(true);
  const total = all.reduce((sum, number) => sum + amountOf(number), 0);
  expect(giftTotals(rows)).toMatchObject({ entries: envelopes, amount: total });
  // Who came second with a number was asked, and nothing of theirs stands in the book.
  expect([...first.asked, ...second.asked]).toHaveLength(2 * shared);
  // Whoever had the book open all evening and heard of news alone has the same in it, and so has the other person.
  const news = await book(at, rani, cursor);
  for (const other of [news, await book(at, dimas)])
    expect(other.rows.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  const lost = first.lost + second.lost;
  expect(lost).toBeGreaterThan(envelopes / 20);
  const seen = [lost, first.repeated + second.repeated, first.busy + second.busy].map(String);
  const within = (from: number, to?: number) =>
    `${percentile(
      [first, second].flatMap(({ times }) => times.slice(from, to)),
      0.95,
    ).toFixed(0)} ms`;
  noteFigure("envelopes, two people at once, each once", rows.length);
  noteFigure("calls whose answer was lost; sent twice; asked again of a busy server", seen.join("; "));
  noteFigure("numbers that both typed, each asked about once", 2 * shared);
  noteFigure("all of them", `${seconds.toFixed(0)} s`);
  noteFigure("an entry 95 % within, of the first 200; of the last 200", `${within(0, 100)}; ${within(-100)}`);
  const disturbed = percentile([...first.disturbed, ...second.disturbed], 0.95);
  noteFigure("one after a lost call or beside its double 95 % within", `${disturbed.toFixed(0)} ms`);
}, 900_000);
