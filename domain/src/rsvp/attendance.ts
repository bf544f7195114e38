import * as z from "zod";

export const attendances = ["yes", "no", "maybe"] as const;
export const attendanceSchema = z.enum(attendances);
export type Attendance = z.infer<typeof attendanceSchema>;

/** `akad:yes`, by which lists and figures find who said what to one ceremony. */
export function replyTo(ceremonyId: string, attendance: Attendance): string {
  return `${ceremonyId}:${attendance}`;
}
