import { daysBetween, shiftedDate } from "@janur/domain/time/calendar-day";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { defaultZone, wallClock } from "@janur/domain/time/zone";
import { ActionIcon, Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { byDue, type PlannedTask } from "../planned-task.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { Icon } from "../../../ui/icon.tsx";
import { taskViewSchema } from "../task-view.ts";
import classes from "./task-month.module.css";

/** The days of a month in weeks from Monday, with those of its neighbours that fill them up. @param month `YYYY-MM` */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const next = shiftedDate(first, 31).slice(0, 7);
  const monday = shiftedDate(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = Math.ceil(daysBetween(monday, `${next}-01`) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => shiftedDate(monday, week * 7 + day)),
  );
}

function tasksByDay(tasks: readonly PlannedTask[]): Map<string | null, PlannedTask[]> {
  const byDay = new Map<string | null, PlannedTask[]>();
  for (const task of [...tasks].sort(byDue)) {
    const day = byDay.get(task.dueOn);
    if (day === undefined) byDay.set(task.dueOn, [task]);
    else day.push(task);
  }
  return byDay;
}

/** The tasks that have a day, on a calendar: a table, one row per week. */
export function TaskMonth({ tasks }: { tasks: readonly PlannedTask[] }) {
  const { t, i18n } = useTranslation("task");
  const [view, change] = useAddressView(taskViewSchema);
  const today = wallClock(new Date(), tasks[0]?.invitation.zone ?? defaultZone).date;
  const month = view.month === "" ? today.slice(0, 7) : view.month;
  const isWide = useMediaQuery("(min-width: 48em)", undefined, { getInitialValueInEffect: false });
  const byDay = tasksByDay(tasks);
  const weeks = weeksOf(month);
  const text = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language === "en" ? "en-GB" : "id-ID", {
      ...options,
      timeZone: "UTC",
    }).format(new Date(`${date}T00:00:00Z`));
  const title = text(`${month}-01`, { month: "long", year: "numeric" });
  const show = (date: string) => {
    change({ month: date.slice(0, 7) === today.slice(0, 7) ? "" : date.slice(0, 7) });
  };
  const undated = byDay.get(null)?.length ?? 0;
  return (
    <section aria-label={title}>
      <header className={classes.header}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("month.previous")}
          onClick={() => {
            show(shiftedDate(`${month}-01`, -1));
          }}
        >
          <Icon of={IconChevronLeft} />
        </ActionIcon>
        <h2 aria-live="polite">{title}</h2>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("month.next")}
          onClick={() => {
            show(shiftedDate(`${month}-01`, 31));
          }}
        >
          <Icon of={IconChevronRight} />
        </ActionIcon>
        <Button
          variant="default"
          px="sm"
          flex="none"
          onClick={() => {
            change({ month: "" });
          }}
        >
          {t("month.today")}
        </Button>
      </header>
      {isWide ? (
        <table className={classes.month}>
          <thead>
            <tr>
              {weeks[0]?.map((date) => (
                <th key={date} scope="col" abbr={text(date, { weekday: "long" })}>
                  {text(date, { weekday: "short" })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]}>
                {days.map((date) => (
                  <Day
                    key={date}
                    date={date}
                    name={text(date, { day: "numeric", month: "long" })}
                    isOutside={!date.startsWith(month)}
                    isToday={date === today}
                    tasks={byDay.get(date) ?? []}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Agenda
          byDay={byDay}
          month={month}
          today={today}
          nameOf={(date) => text(date, { weekday: "long", day: "numeric", month: "long" })}
        />
      )}
      {undated > 0 && (
        <p className={classes.undated}>
          {t("month.undated", { count: undated })}{" "}
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              change({ view: "list", due: "none" });
            }}
          >
            {t("month.showUndated")}
          </Button>
        </p>
      )}
    </section>
  );
}

interface DayProps {
  date: string;
  name: string;
  isOutside: boolean;
  isToday: boolean;
  tasks: readonly PlannedTask[];
}

function Day({ date, name, isOutside, isToday, tasks }: DayProps) {
  const { t } = useTranslation("task");
  const rest = tasks.length - taskLimits.day;
  return (
    <td
      className={classes.day}
      data-outside={isOutside || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <time dateTime={date} aria-label={name}>
        {Number(date.slice(8))}
      </time>
      {tasks.length > 0 && (
        <ul aria-label={name}>
          {tasks.slice(0, taskLimits.day).map((task) => (
            <DayTask key={task.id} task={task} />
          ))}
        </ul>
      )}
      {rest > 0 && <span className={classes.rest}>{t("month.rest", { count: rest })}</span>}
    </td>
  );
}

function DayTask({ task: { id, title, status } }: { task: PlannedTask }) {
  const { t } = useTranslation("task");
  const [, change] = useAddressView(taskViewSchema);
  return (
    <li>
      <button
        type="button"
        data-status={status}
        aria-label={t("edit", { title })}
        onClick={() => {
          change({ task: id });
        }}
      >
        {title}
      </button>
    </li>
  );
}

interface AgendaProps {
  byDay: ReadonlyMap<string | null, readonly PlannedTask[]>;
  month: string;
  today: string;
  nameOf: (date: string) => string;
}

/** The same month where seven columns have no room: its days with tasks, one below the other. */
function Agenda({ byDay, month, today, nameOf }: AgendaProps) {
  const { t } = useTranslation("task");
  const days = [...byDay]
    .flatMap(([date, tasks]) => (date?.startsWith(month) === true ? [{ date, tasks }] : []))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  if (days.length === 0) return <p className={`${classes.agenda} ${classes.undated}`}>{t("month.none")}</p>;
  return (
    <ol className={classes.agenda}>
      {days.map(({ date, tasks }) => (
        <li key={date} aria-current={date === today ? "date" : undefined}>
          <h3>
            <time dateTime={date}>{nameOf(date)}</time>
          </h3>
          <AgendaDay tasks={tasks} />
        </li>
      ))}
    </ol>
  );
}

/** Of a day as many as fit on a phone; a tap shows the others. */
function AgendaDay({ tasks }: { tasks: readonly PlannedTask[] }) {
  const { t } = useTranslation("task");
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, taskLimits.agendaDay);
  const rest = tasks.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((task) => (
          <DayTask key={task.id} task={task} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="subtle"
          size="sm"
          onClick={() => {
            setWhole(true);
          }}
        >
          {t("month.rest", { count: rest })}
        </Button>
      )}
    </>
  );
}
