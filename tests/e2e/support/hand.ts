import type { Locator } from "@playwright/test";

/**
 * What a person needs on a phone, in seconds: to read a screen and find what to do, to bring a finger there, and for a
 * letter on its keyboard (36 words a minute; Palin and others, 2019).
 */
const pace = { screen: 5, tap: 1.5, letter: 0.33 };

/** Does what a hand does, and counts it. */
export class Hand {
  seconds = 0;
  taps = 0;
  fields = 0;
  screens = 0;
  readonly #isWaiting: boolean;

  /** @param options.isWaiting whether it takes the time that it counts, as a person does */
  constructor({ isWaiting = false } = {}) {
    this.#isWaiting = isWaiting;
  }

  async look(): Promise<void> {
    this.screens += 1;
    await this.#spend(pace.screen);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await this.#spend(pace.tap);
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await this.#spend(pace.tap + text.length * pace.letter);
    await target.fill(text);
  }

  async #spend(seconds: number): Promise<void> {
    this.seconds += seconds;
    if (this.#isWaiting) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }

  /** "wizard: 5 screens, 6 taps, 6 fields, 58 s", for the log of a run. */
  said(journey: string): string {
    const { screens, taps, fields, seconds } = this;
    return `${journey}: ${String(screens)} screens, ${String(taps)} taps, ${String(fields)} fields, ${seconds.toFixed(0)} s at the pace of a phone\n`;
  }
}
