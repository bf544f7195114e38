import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { FrontDoor } from "../../features/theme/components/front-door.tsx";
import { useNear } from "../../lib/browser/use-near.ts";
import { appPaths } from "../paths.ts";
import classes from "./front-door.module.css";

type Names = readonly [string, string];

/** The guests' page weighs more than all words here; without a signal its place stays empty. */
const LivingInvitation = lazy<ComponentType<{ names: Names }>>(() =>
  import("../living-invitation.tsx").then(
    (module) => ({ default: module.LivingInvitation }),
    () => ({ default: () => null }),
  ),
);

function Living({ names }: { names: Names }) {
  const { t } = useTranslation("front-door");
  const [place, isNear] = useNear<HTMLDivElement>();
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!isScrolled) return undefined;
    // Whoever turns to what stands around it scrolls that again.
    const end = () => {
      setScrolled(false);
    };
    document.addEventListener("pointerdown", end);
    return () => {
      document.removeEventListener("pointerdown", end);
    };
  }, [isScrolled]);
  const waiting = <p className={classes.waiting}>{t("living.waiting")}</p>;
  return (
    <>
      <div ref={place} className={classes.living}>
        {isNear ? (
          <Suspense fallback={waiting}>
            <LivingInvitation names={names} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      {isNear && !isScrolled && (
        <button
          type="button"
          className={classes.over}
          onClick={() => {
            setScrolled(true);
          }}
        >
          <span>{t("living.scroll")}</span>
        </button>
      )}
    </>
  );
}

export function Component() {
  return <FrontDoor paths={appPaths} living={(names) => <Living names={names} />} />;
}
