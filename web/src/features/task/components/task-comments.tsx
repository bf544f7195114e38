import { dateTimeText } from "@janur/domain/date-text";
import type { TaskComment } from "@janur/domain/task-comment";
import { taskLimits } from "@janur/domain/task-limits";
import { Button, Skeleton, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { offerUndo } from "../../../ui/undo-toast.tsx";
import { addComment, removeComment } from "../comment-data.ts";
import { memberName, type PlannedTask } from "../planned-task.ts";
import { taskQueries } from "../queries.ts";
import classes from "./task-room.module.css";

/** What the team says about a task, and a place to say more. */
export function TaskComments({ task }: { task: PlannedTask }) {
  const { t } = useTranslation("task");
  const { user } = useSignedIn();
  const { data: comments, error } = useQuery(taskQueries.comments(task.id));
  const fail = () => {
    showToast({ tone: "problem", id: "task-comment", message: t("comment.notSaved") });
  };
  const add = (text: string) => {
    const name = memberName(task.invitation, user.uid) ?? "";
    addComment(task.id, { uid: user.uid, name, text }).catch(fail);
  };
  const remove = (comment: TaskComment) => {
    removeComment(task.id, comment.id).catch(fail);
    // Nobody says it again in another's name.
    if (comment.uid === user.uid) {
      offerUndo(t("comment.removed"), () => {
        add(comment.text);
      });
    }
  };
  return (
    <section className={classes.comments} aria-label={t("comment.title")}>
      <h3>{t("comment.title")}</h3>
      {error !== null && <ProblemNotice text={problemText(error)} />}
      {comments === undefined && error === null && <Skeleton height={44} aria-hidden />}
      {comments?.length === 0 && <p className={classes.dim}>{t("comment.none")}</p>}
      {comments !== undefined && comments.length > 0 && (
        <ul>
          {[...comments].reverse().map((comment) => (
            <li key={comment.id}>
              <p className={classes.dim}>
                <strong>{comment.name}</strong>{" "}
                {dateTimeText(comment.createdAt, task.invitation.zone, currentLanguage())}
              </p>
              <p dir="auto">{comment.text}</p>
              {(task.mayPlan || comment.uid === user.uid) && (
                <Button
                  variant="subtle"
                  color="tanah"
                  size="sm"
                  px={8}
                  ml={-8}
                  aria-label={t("comment.removeOf", { name: comment.name })}
                  onClick={() => {
                    remove(comment);
                  }}
                >
                  {t("comment.remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <CommentForm onAdd={add} />
    </section>
  );
}

function CommentForm({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation("task");
  const [text, setText] = useState("");
  const beyond = text.trim().length - taskLimits.comment.max;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "" || beyond > 0) return;
        onAdd(text.trim());
        setText("");
      }}
    >
      <Textarea
        size="md"
        label={t("comment.label")}
        error={beyond > 0 ? t("comment.tooLong", { count: beyond }) : undefined}
        autosize
        minRows={1}
        maxRows={8}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" mt={8} disabled={text.trim() === "" || beyond > 0}>
        {t("comment.send")}
      </Button>
    </form>
  );
}
