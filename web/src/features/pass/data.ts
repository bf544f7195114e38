import { passSchema, type Pass } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import { collection, limit, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const passConverter = readConverter(passSchema);

/** As many as the rules allow; good ones are fewer, and old ones are forgotten. */
const longestList = 100;

/** Helpers' links of an invitation, in no order. */
export function watchPasses(invitationId: string): Subscribe<Pass[]> {
  const passes = collection(firestore, paths.passes()).withConverter(passConverter);
  return listenToQuery(query(passes, where("invitationId", "==", invitationId), limit(longestList)));
}
