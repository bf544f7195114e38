import { testHall } from "./album-hall.ts";

/* T30, small enough for every run; at full size: album.proof.test.ts. */

testHall(15, 240_000);
