import * as logger from "firebase-functions/logger";
import type { Request } from "firebase-functions/v2/https";
import type { Response } from "express";
import { setCommonHeaders } from "../platform/http/common-headers.ts";
import { faultOf } from "../platform/log/fault.ts";

type Serve = (request: Request, response: Response, now: Date) => Promise<void>;

/** Each brings what it needs along when it is first asked for. */
async function serverOf({ method, path }: Request): Promise<Serve | null> {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && path.startsWith("/api/apps/calendar/"))
    return (await import("./serve-calendar-feed.ts")).serveCalendarFeed;
  if ((method === "GET" || method === "POST") && path.startsWith("/api/apps/whatsapp/"))
    return (await import("./receive-whatsapp-status.ts")).receiveWhatsAppStatus;
  if (method === "POST" && path === "/api/apps/mail/bounces")
    return (await import("../notify/mail/receive-bounce.ts")).receiveBounce;
  return null;
}

/** `/api/apps/**`: nothing of what is asked is logged, because addresses hold secrets here. */
export async function serveIntegrations(request: Request, response: Response): Promise<void> {
  setCommonHeaders(response);
  response.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  try {
    const serve = await serverOf(request);
    if (serve === null) response.status(404).end();
    else await serve(request, response, new Date());
  } catch (error) {
    logger.error("a connection was not served", { fault: faultOf(error) });
    if (response.headersSent) response.destroy();
    else response.status(500).end();
  }
}
