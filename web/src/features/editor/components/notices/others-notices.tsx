import type { Invitation } from "@janur/domain/invitation/invitation";
import { memo, Suspense } from "react";
import type { Arrival } from "../../../draft/arrivals.ts";
import type { DraftSaver } from "../../../draft/draft-saver.ts";
import type { SaveState } from "../../../draft/save-state.ts";
import type { SetAside } from "../../../draft/set-aside.ts";
import { ArrivalsNotice } from "./arrivals-notice.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { SetAsideNotice } from "./set-aside-notice.tsx";

interface OthersNoticesProps {
  invitation: Pick<Invitation, "team">;
  uid: string;
  saver: DraftSaver;
  /** Of them only a conflict is told here. */
  state: SaveState;
  arrivals: readonly Arrival[];
  setAside: readonly SetAside[];
  onForgetSetAside: () => void;
}

/** What others did to the draft while it stood open: to be settled, set aside, or come from elsewhere. */
export const OthersNotices = memo(function OthersNotices(props: OthersNoticesProps) {
  const { invitation, uid, saver, state, arrivals, setAside, onForgetSetAside } = props;
  return (
    <>
      <Suspense>
        {state.kind === "conflict" && (
          <ConflictNotice invitation={invitation} uid={uid} state={state} onSettle={saver.settle} />
        )}
        {setAside.length > 0 && (
          <SetAsideNotice invitation={invitation} uid={uid} setAside={setAside} onForget={onForgetSetAside} />
        )}
      </Suspense>
      <div role="status">
        <Suspense>
          {arrivals.length > 0 && (
            <ArrivalsNotice
              invitation={invitation}
              uid={uid}
              arrivals={arrivals}
              onForget={saver.purgeArrivals}
            />
          )}
        </Suspense>
      </div>
    </>
  );
});
