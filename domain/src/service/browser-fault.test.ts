import { expect, test } from "vitest";
import { browserFaultOf, browserFaultSchema, faultLimits } from "./browser-fault.ts";

const where = { app: "web", kind: "error", path: "/invitations/rahasia/guests" } as const;

function thrown(message: string, stack: string, name = "TypeError"): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n${stack}`;
  return error;
}

test("tells kind, place and room, and nothing that was typed", () => {
  const error = thrown(
    "Pak Hadi 081234567890 is not a function",
    "    at a (https://janur.example/assets/router-Bk3v.js:1:20412)\n" +
      "    at https://janur.example/assets/guests-9.js:2:7\n" +
      "    at https://janur.example/event/x?k=token-of-somebody:1:1",
  );
  const fault = browserFaultOf(error, where);
  expect(fault).toEqual({
    app: "web",
    kind: "error",
    name: "TypeError",
    places: ["assets/router-Bk3v.js:1:20412", "assets/guests-9.js:2:7"],
    room: "invitations",
  });
  expect(browserFaultSchema.parse(fault)).toEqual(fault);
  expect(JSON.stringify(fault)).not.toMatch(/Hadi|0812|token|rahasia/);
});

test("tells nothing of what lies in no file of ours, or is no error", () => {
  expect(browserFaultOf(thrown("x", "    at chrome-extension://abc/x.js:1:1"), where)).toBeNull();
  expect(browserFaultOf("a string that somebody typed", where)).toBeNull();
  expect(browserFaultOf({ message: "x" }, where)).toBeNull();
});

test("holds to its limits, whatever a stack or a name looks like", () => {
  const stack = Array.from({ length: 50 }, (_, at) => `at https://a.b/assets/x.js:1:${String(at)}`).join(
    "\n",
  );
  const fault = browserFaultOf(thrown("x", stack, "Nama Tamu 0812"), { ...where, path: "/Undangan Rani/" });
  expect(fault?.places).toHaveLength(faultLimits.places);
  expect(fault).toMatchObject({ name: "Error", room: "" });
});

test.each([
  ["a message", { message: "what was typed" }],
  ["a place with a query", { places: ["assets/x.js?k=secret:1:1"] }],
  ["a name of words", { name: "Pak Hadi" }],
  ["a whole path", { room: "invitations/rahasia" }],
])("is not taken with %s", (_what, change) => {
  const sound = { app: "web", kind: "error", name: "TypeError", places: ["assets/x.js:1:1"], room: "" };
  expect(browserFaultSchema.safeParse(sound).success).toBe(true);
  expect(browserFaultSchema.safeParse({ ...sound, ...change }).success).toBe(false);
});
