import { fillSeats, type FillChoice, type Filling } from "@janur/domain/seating/fill-seats";
import type { SeatingGuest } from "@janur/domain/seating/seating-guest";
import type { SeatingPlan } from "@janur/domain/seating/seating-plan";

export interface FillQuestion {
  plan: SeatingPlan;
  guests: readonly SeatingGuest[];
  choice: FillChoice;
  limitMs: number;
}

// The application loads this file to learn where it lies, and starts it once more as a worker.
if (typeof document === "undefined")
  addEventListener("message", ({ data }: MessageEvent<FillQuestion>) => {
    const { plan, guests, choice, limitMs } = data;
    const filling: Filling = fillSeats(plan, guests, choice, { now: () => performance.now(), limitMs });
    postMessage(filling);
  });

export const workerAddress = import.meta.url;
