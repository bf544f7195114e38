import type { ExportJob } from "@janur/domain/account/export-job";
import { defaultZone } from "@janur/domain/time/zone";
import * as logger from "firebase-functions/logger";
import { sendMail } from "../../notify/mail/send-mail.ts";
import { verifiedAddress } from "../../notify/notification/verified-address.ts";
import { readSettings } from "../../notify/notification/read-settings.ts";
import { faultOf } from "../../platform/log/fault.ts";

/** Says that a copy is ready, to a verified address alone. Without the mail the settings say so as well. */
export async function mailExportReady(job: ExportJob, until: Date, now: Date): Promise<void> {
  try {
    const [to, { account }] = await Promise.all([verifiedAddress(job.account), readSettings(job.account)]);
    if (to === null) return;
    const params = { until: until.toISOString(), zone: account.zone === "" ? defaultZone : account.zone };
    const key = `export/${job.account}/${String(job.askedAt.getTime())}`;
    await sendMail(
      { template: "exportReady", to, language: job.language, params },
      { key, account: null },
      now,
    );
  } catch (error) {
    logger.error("nobody was told of a copy", { fault: faultOf(error) });
  }
}
