/** A notification as mail servers write it (RFC 3464, appendix E). */
export function deliveryReport(report: {
  to: string;
  mailId: string;
  action: string;
  status: string;
}): string {
  return [
    "Return-Path: <>",
    "From: Mail Delivery Subsystem <mailer-daemon@mx.tamu.test>",
    `To: <${report.to}>`,
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="A1B2/mx.tamu.test"',
    "",
    "--A1B2/mx.tamu.test",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--A1B2/mx.tamu.test",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.tamu.test",
    "",
    "Final-Recipient: rfc822; tamu@tamu.test",
    `Action: ${report.action}`,
    `Status: ${report.status}`,
    "Diagnostic-Code: smtp; 550 5.1.1 <tamu@tamu.test>: Recipient address rejected",
    "",
    "--A1B2/mx.tamu.test",
    "Content-Type: message/rfc822",
    "",
    "Subject: Undangan",
    `Message-ID: <${report.mailId}@janur.test>`,
    "",
    "Yth. Tamu",
    "",
    "--A1B2/mx.tamu.test--",
    "",
  ].join("\r\n");
}
