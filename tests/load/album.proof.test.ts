import { testHall } from "./album-hall.ts";
import { load } from "./crowd.ts";

/* T30, at full size. */

testHall(300 * load, 1_800_000);
