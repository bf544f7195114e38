import "../../../../tests/harness/demo-project.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as firestoreRest from "../../platform/google/firestore-rest.ts";

const { readDocument } = vi.hoisted(() => ({ readDocument: vi.fn<typeof firestoreRest.readDocument>() }));
vi.mock("../../platform/google/firestore-rest.ts", () => ({ readDocument }));
vi.mock("firebase-functions/logger");

const at = (shut: readonly string[]) => Promise.resolve({ shut, changedAt: new Date(0) });

/** An instance that has just begun. */
async function freshInstance() {
  vi.resetModules();
  return import("./switches.ts");
}

beforeEach(() => {
  readDocument.mockReset();
});

describe("what is shut", () => {
  test("is nothing where nobody ever shut anything", async () => {
    readDocument.mockResolvedValue(null);
    const { shutSwitches } = await freshInstance();
    expect([...(await shutSwitches(0))]).toEqual([]);
  });

  test("is asked once by however many at once, and answered from memory for a while", async () => {
    readDocument.mockImplementation(() => at(["uploads"]));
    const { shutSwitches } = await freshInstance();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shutSwitches(0)));
    for (const shut of answers) expect([...shut]).toEqual(["uploads"]);
    await shutSwitches(24_000);
    expect(readDocument).toHaveBeenCalledTimes(1);
  });

  test("is never older than a minute: asked again behind an answer, and waited for at last", async () => {
    readDocument.mockImplementationOnce(() => at([]));
    const { shutSwitches } = await freshInstance();
    await shutSwitches(0);
    readDocument.mockImplementation(() => at(["mails"]));
    // The one who comes after half a minute waits for nobody, and the next one knows.
    expect([...(await shutSwitches(30_000))]).toEqual([]);
    await vi.waitFor(async () => {
      expect([...(await shutSwitches(30_001))]).toEqual(["mails"]);
    });
    readDocument.mockImplementation(() => at([]));
    expect([...(await shutSwitches(90_000))]).toEqual([]);
  });

  test("stays as it was where it cannot be read, and nothing is shut at first", async () => {
    readDocument.mockRejectedValueOnce(new Error("unreachable"));
    const { shutSwitches } = await freshInstance();
    expect([...(await shutSwitches(0))]).toEqual([]);
    readDocument.mockImplementationOnce(() => at(["writing"]));
    expect([...(await shutSwitches(60_000))]).toEqual(["writing"]);
    readDocument.mockRejectedValue(new Error("unreachable"));
    expect([...(await shutSwitches(120_000))]).toEqual(["writing"]);
  });
});

test("what is shut is refused with its name, and everything else goes on", async () => {
  readDocument.mockImplementation(() => at(["uploads"]));
  const { requireOpenFor } = await freshInstance();
  await expect(requireOpenFor("prepareTaskFile")).rejects.toMatchObject({
    name: "AppError",
    code: "service/paused",
    params: { part: "uploads" },
  });
  for (const name of ["saveGuest", "readWishes", "submitRsvp"])
    await expect(requireOpenFor(name)).resolves.toBeUndefined();
});
