import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { changePhoto } from "../own-account-data.ts";
import classes from "./account.module.css";
import { PhotoDialog } from "./photo-dialog.tsx";

/** The photo beside the name, and the ways to change it. */
export function PhotoField({ photo, name }: { photo: string | null; name: string }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const [picked, setPicked] = useState<ImageBitmap | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pick = (file: File | null) => {
    if (file === null) return;
    setProblem(null);
    createImageBitmap(file, { imageOrientation: "from-image" }).then(setPicked, () => {
      setProblem(t("photo.unreadable"));
    });
  };
  const save = (picture: Blob | null) => {
    setBusy(true);
    setProblem(null);
    changePhoto(user, picture)
      .then(
        () => {
          setPicked(null);
          showToast({
            tone: "done",
            id: "profile",
            message: t(picture === null ? "photo.removed" : "photo.saved"),
          });
        },
        (error: unknown) => {
          setProblem(problemText(error));
        },
      )
      .finally(() => {
        setBusy(false);
      });
  };

  return (
    <>
      <div className={classes.photoField}>
        {photo === null ? (
          <span className={classes.photo} aria-hidden data-letter={name.charAt(0).toUpperCase()} />
        ) : (
          <img className={classes.photo} src={photo} alt="" referrerPolicy="no-referrer" />
        )}
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={pick}>
          {(button) => (
            <Button variant="default" size="sm" {...button}>
              {t(photo === null ? "photo.choose" : "photo.change")}
            </Button>
          )}
        </FileButton>
        {photo !== null && (
          <Button
            variant="subtle"
            size="sm"
            loading={isBusy && picked === null}
            onClick={() => {
              save(null);
            }}
          >
            {t("photo.remove")}
          </Button>
        )}
      </div>
      {problem !== null && picked === null && <ProblemNotice text={problem} />}
      {picked !== null && (
        <PhotoDialog
          photo={picked}
          isBusy={isBusy}
          problem={problem}
          onUse={save}
          onClose={() => {
            setProblem(null);
            setPicked(null);
          }}
        />
      )}
    </>
  );
}
