import { drawing, type Drawing } from "./drawing.ts";

const leaf =
  "M50 2C54 14 60 24 70 38C82 54 90 72 90 92C90 104 86 112 80 118L76 122L78 138H22L24 122L20 118C14 112 10 104 10 92C10 72 18 54 30 38C40 24 46 14 50 2Z";

/** Branches that curl away from the trunk, wider from the tip down. */
const branches = [38, 58, 78]
  .map((y, index) => {
    const reach = Math.round(10 + index * 7);
    const curl = (side: 1 | -1) =>
      `M50 ${String(y + 8)}c${String(side * Math.round(reach * 0.4))}-10 ${String(side * reach)}-8 ${String(side * reach)} 0c0 5${side === 1 ? "-" : " "}6 5${side === 1 ? "-" : " "}6 1`;
    return curl(1) + curl(-1);
  })
  .join("");

/** Inside the edge, the trunk, and the house with its door and steps at the foot. */
const lines =
  "M50 12C53 22 59 31 67 42C78 57 84 74 84 91C84 101 81 107 76 112M50 12C47 22 41 31 33 42C22 57 16 74 16 91C16 101 19 107 24 112M50 22V98" +
  "M34 124V110H66V124M30 110L50 98L70 110zM46 124V115H54V124M28 128H72M26 132H74";

/**
 * Gunungan or kayon, the leaf that opens and closes the shadow play: always
 * upright and whole, never behind words. 100 × 140; `line` is its thread.
 * Source for its use at weddings: kompas.tv 292757.
 */
export const gunungan: Drawing = drawing(100, 140, leaf, { d: branches + lines, paint: "line" });
