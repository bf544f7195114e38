import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import { isSameValue } from "@janur/domain/text/same-value";

/** What one save from elsewhere changed in the open editor: `mine` is what stood here before. */
export interface Arrival {
  /** Account that saved it. */
  by: string;
  differences: readonly ContentDifference[];
  /** Nothing but the order of sections changed. */
  isReordered: boolean;
}

/** The latest changes of as many sections as a content has; older ones are seldom asked for. */
const most = 40;

/**
 * `arrivals` with a further one. A part that somebody goes on writing is one
 * change from what stood here first to what stands here now.
 */
export function withArrival(arrivals: readonly Arrival[], arrival: Arrival): readonly Arrival[] {
  if (arrival.differences.length === 0 && !arrival.isReordered) return arrivals;
  const last = arrivals.at(-1);
  if (last?.by !== arrival.by) return [...arrivals, arrival].slice(-most);
  const continuedBy = (earlier: ContentDifference) =>
    arrival.differences.find(({ key, mine }) => key === earlier.key && isSameValue(earlier.theirs, mine));
  const earlier = last.differences.filter((difference) => continuedBy(difference) === undefined);
  const later = arrival.differences.map((difference) => {
    const start = last.differences.find((one) => continuedBy(one) === difference);
    return start === undefined ? difference : joined(start, difference);
  });
  return [
    ...arrivals.slice(0, -1),
    {
      by: arrival.by,
      differences: [...earlier, ...later],
      isReordered: last.isReordered || arrival.isReordered,
    },
  ];
}

function joined(earlier: ContentDifference, later: ContentDifference): ContentDifference {
  if (earlier.part === "section" && later.part === "section") return { ...later, mine: earlier.mine };
  if (earlier.part === "theme" && later.part === "theme") return { ...later, mine: earlier.mine };
  if (earlier.part === "adjustments" && later.part === "adjustments") return { ...later, mine: earlier.mine };
  if (earlier.part === "languages" && later.part === "languages") return { ...later, mine: earlier.mine };
  return later;
}
