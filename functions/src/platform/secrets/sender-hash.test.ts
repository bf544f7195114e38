import "../../../../tests/harness/demo-project.ts";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readHostingEdges, senderHash } from "./sender-hash.ts";

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

test("where the edge's networks are known, nobody else may write its header", () => {
  const edges = readHostingEdges("151.101.0.0/16, 2a04:4e40::/32");
  const from = (lastHop: string, claimed: string) =>
    senderHash(
      requestWith({ "fastly-client-ip": claimed, "x-forwarded-for": `${claimed}, ${lastHop}` }),
      edges,
    );
  for (const edge of ["151.101.2.3", "2a04:4e40:1::7"]) expect(from(edge, address)).toBe(hash);
  const direct = from("198.51.100.9", address);
  expect(direct).not.toBe(hash);
  expect(direct).toBe(from("198.51.100.9", "203.0.113.99"));
  expect(senderHash(requestWith({ "fastly-client-ip": address }), edges)).toBe(
    senderHash(requestWith({}), edges),
  );
});

test("networks are read as they are written, and what is none is refused", () => {
  for (const none of [" \n", "any"]) expect(readHostingEdges(none)).toBeNull();
  for (const wrong of ["any 151.101.0.0/16", "151.101.0.0", "151.101.0.0/64", "edge.example/8", "::/129"])
    expect(() => readHostingEdges(wrong), wrong).toThrow();
});

test("of a chain of proxies the last hop counts, the ones before are made up", () => {
  expect(senderHash(requestWith({ "x-forwarded-for": `198.51.100.1, 198.51.100.2,${address}` }))).toBe(hash);
});

test("without any header there is still a hash", () => {
  expect(senderHash(requestWith({}))).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test("all addresses of one IPv6 subscriber are one sender, however they are written", () => {
  const of = (written: string) => senderHash(requestWith({ "fastly-client-ip": written }));
  const one = of("2001:db8:0:7::1");
  for (const same of [
    "2001:0db8:0000:0007:ffff:ffff:ffff:ffff",
    "2001:DB8:0:7:a:b:c:d",
    "2001:db8:0:7::192.0.2.1",
    "2001:db8::7:0:0:0:1",
  ]) {
    expect(of(same), same).toBe(one);
  }
  for (const other of ["2001:db8:0:8::1", "2001:db8::7", "2001:db8::7:0:0:1"]) {
    expect(of(other), other).not.toBe(one);
  }
  expect(of(`::ffff:${address}`)).toBe(hash);
});
