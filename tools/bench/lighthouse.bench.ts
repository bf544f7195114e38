import { measureOnPhone } from "./on-phone.ts";
import { startPage } from "./page-under-test.ts";

/** P6 and P7 of the guests' page, A2 of the sign-in page and of the front door. */
export async function run(): Promise<string> {
  const server = await startPage();
  try {
    const page = await measureOnPhone(server.origin + server.path);
    const signIn = await measureOnPhone(`${server.origin}/sign-in`);
    const door = await measureOnPhone(`${server.origin}/`);
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
    const score = (value: number) => (value * 100).toFixed(0);
    return [
      `P6 LCP ${seconds(page.lcp)} s (gate 1.5 s, aim 1.1 s)`,
      `P7 TBT ${page.tbt.toFixed(0)} ms (gate 50), CLS ${page.cls.toFixed(3)} (gate 0.02), performance ${score(page.performance)} (gate 98), accessibility ${score(page.accessibility)} (gate 100)`,
      `   bytes of the first view: ${(page.bytes / 1024).toFixed(1)} KB`,
      `A2 sign-in LCP ${seconds(signIn.lcp)} s (gate 2.2 s, aim 1.6 s); TBT ${signIn.tbt.toFixed(0)} ms, CLS ${signIn.cls.toFixed(3)}, performance ${score(signIn.performance)}, accessibility ${score(signIn.accessibility)}, ${(signIn.bytes / 1024).toFixed(1)} KB`,
      `A2 front door LCP ${seconds(door.lcp)} s (gate 2.2 s, aim 1.6 s); TBT ${door.tbt.toFixed(0)} ms, CLS ${door.cls.toFixed(3)}, performance ${score(door.performance)}, accessibility ${score(door.accessibility)}, ${(door.bytes / 1024).toFixed(1)} KB`,
    ].join("\n");
  } finally {
    await server.stop();
  }
}
