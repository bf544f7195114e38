import type { TaskComment } from "@janur/domain/task/task-comment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { Button, Skeleton, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sinceText, whenText } from "../../../lib/text/when-text.ts";
import { problemText, refusalText } from "../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { addComment, removeComment } from "../comment-data.ts";
import { memberName, type PlannedTask } from "../planned-task.ts";
import { taskQueries } from "../queries.ts";
import classes from "./task-page.module.css";

/** What the team says about a task, and a place to say more. */
export function TaskComments({ task }: { task: PlannedTask }) {
  const { t } = useTranslation("task");
  const { user } = useSignedIn();
  const { data: comments, error } = useQuery(taskQueries.comments(task.id));
  const fail = (problem: unknown) => {
    const message = refusalText(problem, t("comment.notSaved"));
    showToast({ tone: "problem", id: "task-comment", message });
  };
  const add = async (text: string) => {
    const name = memberName(task.invitation, user.uid) ?? "";
    try {
      await addComment(task.id, { uid: user.uid, name, text });
      return true;
    } catch (problem) {
      fail(problem);
      return false;
    }
  };
  const remove = (comment: TaskComment) => {
    removeComment(task.id, comment.id).catch(fail);
    // Nobody says it again in another's name.
    if (comment.uid === user.uid) {
      offerUndo(t("comment.removed"), () => {
        void add(comment.text);
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
                <time
                  dateTime={comment.createdAt.toISOString()}
                  title={whenText(comment.createdAt, task.invitation.zone)}
                >
                  {sinceText(comment.createdAt, new Date())}
                </time>
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

/** @param onAdd whether it was taken; what was not comes back where nothing else is being written */
function CommentForm({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
  const { t } = useTranslation("task");
  const excess = useExcess();
  const [text, setText] = useState("");
  const beyond = text.trim().length - taskLimits.comment.max;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "" || beyond > 0) return;
        void onAdd(text.trim()).then((isTaken) => {
          if (!isTaken) setText((next) => (next === "" ? text : next));
        });
        setText("");
      }}
    >
      <Textarea
        label={t("comment.label")}
        error={excess(text, taskLimits.comment.max)}
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
