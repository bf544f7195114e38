import { isDemoProject } from "../runtime.ts";
import { smtpUrlParam } from "./params.ts";

/**
 * `smtps://user:password@host:465` of the mail server. A local suite has one of its own and says where.
 * @throws Error where nobody says so
 */
export function smtpUrl(): string {
  const name = isDemoProject() ? "JANUR_SMTP_URL" : smtpUrlParam.name;
  const url = isDemoProject() ? process.env[name] : smtpUrlParam.value();
  if (url === undefined || url.trim() === "") throw new Error(`${name} is not set`);
  return url;
}
