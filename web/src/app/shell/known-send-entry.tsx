import { IconPlus, IconSend } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendTargets } from "../../features/home/send-targets.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { RenderBoundary } from "../../ui/error/render-boundary.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { appPaths } from "../paths.ts";
import { BarWords } from "./bar-entry.tsx";
import classes from "./bottom-bar.module.css";

const SendDrawer = lazyPart(async () => (await import("./send-drawer.tsx")).SendDrawer);

/** Sends for the event that comes next; where several run, it asks for which. Who has no invitation makes one. */
export function KnownSendEntry() {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(invitationQueries.mine(user.uid));
  const targets = sendTargets(data ?? [], user.uid, new Date());
  const [first, ...others] = targets;
  if (data !== undefined && first === undefined)
    return (
      <PreloadLink to={appPaths.newInvitation} className={classes.send ?? ""}>
        <BarWords icon={IconPlus}>{t("menu.create")}</BarWords>
      </PreloadLink>
    );
  if (others.length === 0)
    return (
      <PreloadLink
        to={first === undefined ? appPaths.invitations : invitationPaths.send(first.id)}
        className={classes.send ?? ""}
      >
        <BarWords icon={IconSend}>{t("page.send")}</BarWords>
      </PreloadLink>
    );
  return (
    <>
      <button
        type="button"
        className={classes.send}
        aria-haspopup="dialog"
        onClick={() => {
          setAsking(true);
        }}
      >
        <BarWords icon={IconSend}>{t("page.send")}</BarWords>
      </button>
      {isAsking && (
        <RenderBoundary place="overlay">
          <Suspense>
            <SendDrawer
              targets={targets}
              onClose={() => {
                setAsking(false);
              }}
            />
          </Suspense>
        </RenderBoundary>
      )}
    </>
  );
}
