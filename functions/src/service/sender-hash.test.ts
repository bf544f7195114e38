import "../harness/demo-project.ts";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { senderHash } from "./sender-hash.ts";

function requestWith(headers: IncomingMessage["headers"]): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

const address = "203.0.113.7";
const hash = senderHash(requestWith({ "fastly-client-ip": address }));

test("the same address has the same hash, another one another", () => {
  expect(senderHash(requestWith({ "fastly-client-ip": address }))).toBe(hash);
  expect(senderHash(requestWith({ "fastly-client-ip": "203.0.113.8" }))).not.toBe(hash);
});

test("the address cannot be read from it", () => {
  expect(hash).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(hash).not.toContain(address);
  expect(Buffer.from(hash, "base64url").toString("latin1")).not.toContain(address);
});

test("the edge's own header goes before anything that a client can write", () => {
  expect(senderHash(requestWith({ "fastly-client-ip": address, "x-forwarded-for": "198.51.100.1" }))).toBe(
    hash,
  );
});

test("of a chain of proxies the last hop counts, the ones before are made up", () => {
  expect(senderHash(requestWith({ "x-forwarded-for": `198.51.100.1, 198.51.100.2,${address}` }))).toBe(hash);
});

test("without any header there is still a hash", () => {
  expect(senderHash(requestWith({}))).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
