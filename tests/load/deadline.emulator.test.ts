import { findSection } from "@janur/domain/content/content";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { newAccount } from "../harness/accounts.ts";
import { ask } from "../harness/http.ts";
import {
  freshSender,
  newKey,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../harness/product.ts";
import { inviteCrowd, type CrowdGuest } from "./crowd.ts";

/* T11: whatever a device believes the time to be, the server's clock decides. */

const hour = 3_600_000;
const deadline = new Date(Math.ceil(Date.now() / 1000) * 1000 + hour);

let product: Product;
let wedding: Wedding;
let crowd: CrowdGuest[];
beforeAll(async () => {
  product = await startProduct();
  const owner = await newAccount("Rani");
  const rsvp = findSection(openWedding(), "rsvp");
  if (rsvp === undefined) throw new Error("the wedding has no rsvp");
  wedding = await publishWedding(
    product,
    owner,
    openWedding({ ...rsvp, deadlineAt: deadline.toISOString() }),
  );
  crowd = await inviteCrowd(wedding.invitationId, 9);
});
afterAll(() => product.close());
afterEach(() => {
  vi.useRealTimers();
});

/** The server's clock; a device that is so many hours off says so in every header that knows a time. */
function answerAt(serverMs: number, deviceHours: number, guest: CrowdGuest | undefined) {
  vi.useFakeTimers({ toFake: ["Date"], now: serverMs });
  const device = new Date(serverMs + deviceHours * hour).toUTCString();
  const { invitationId, slug } = wedding;
  const answer = { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" };
  const token = guest?.token ?? "";
  const input = { invitationId, slug, language: "id", token, name: "", basedOn: 0, key: newKey(), answer };
  return product.callGuest("submitRsvp", input, {
    ...freshSender(),
    Date: device,
    "If-Modified-Since": device,
  });
}

test.each([-48, 0, 48])("a device %i hours off answers until the deadline and not after it", async (off) => {
  const [before, last, after] = crowd.splice(0, 3);
  const at = deadline.getTime();
  expect((await answerAt(at - hour / 2, off, before)).refusal).toBeNull();
  expect((await answerAt(at, off, last)).refusal).toBeNull();
  expect((await answerAt(at + 1, off, after)).refusal).toBe("rsvp/closed");
});

test("the form without script is bound by the same clock", async () => {
  const { origin } = product;
  const send = (serverMs: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: serverMs });
    return ask(`${origin}/event/${wedding.slug}/rsvp`, {
      method: "POST",
      headers: {
        ...freshSender(),
        Origin: origin,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/x-www-form-urlencoded",
        Date: new Date(serverMs - 48 * hour).toUTCString(),
      },
      body: new URLSearchParams({
        name: `Udin ${String(serverMs)}`,
        "attend.resepsi": "yes",
        adults: "1",
      }).toString(),
    });
  };
  expect((await send(deadline.getTime())).status).toBe(200);
  expect((await send(deadline.getTime() + 1)).status).toBe(409);
});
