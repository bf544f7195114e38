import * as logger from "firebase-functions/logger";
import type { Request } from "firebase-functions/v2/https";
import type { Response } from "express";
import { preparePage, sendPage, type Page, type PreparedPage } from "./response.ts";
import { noPage, notFoundPage, pausedPage, unavailablePage } from "./pages.ts";
import { faultOf } from "../platform/log/fault.ts";
import { parseEventPath, type EventRoute } from "./route.ts";

type Serve = (request: Request) => Promise<PreparedPage>;

/** Forms bring the database client along; it is loaded when the first one arrives. */
async function serverOf(route: EventRoute, method: string): Promise<Serve | null> {
  const isRead = method === "GET" || method === "HEAD";
  switch (route.page) {
    case "invitation": {
      if (!isRead) return null;
      const { serveInvitation } = await import("./serve-invitation.ts");
      return (request) => serveInvitation(request, route);
    }
    case "calendar": {
      if (!isRead) return null;
      const { serveCalendar } = await import("./serve-calendar.ts");
      return (request) => serveCalendar(request, route.slug);
    }
    case "wishes-json": {
      if (!isRead) return null;
      const { serveWishesJson } = await import("./serve-wishes.ts");
      return (request) => serveWishesJson(request, route.slug);
    }
    case "wishes": {
      const { serveWishesPage, receiveWish } = await import("./serve-wishes.ts");
      if (method === "POST") return (request) => receiveWish(request, route.slug);
      return isRead ? (request) => serveWishesPage(request, route.slug) : null;
    }
    case "album-json": {
      if (!isRead) return null;
      const { serveAlbumJson } = await import("./serve-album.ts");
      return (request) => serveAlbumJson(request, route.slug);
    }
    case "album": {
      if (!isRead) return null;
      const { serveAlbumPage } = await import("./serve-album.ts");
      return (request) => serveAlbumPage(request, route.slug);
    }
    case "photo": {
      const { receivePhotoForm, servePhotoForm } = await import("./serve-photo-form.ts");
      if (method === "POST") return (request) => receivePhotoForm(request, route.slug);
      return isRead ? (request) => servePhotoForm(request, route.slug) : null;
    }
    case "rsvp": {
      if (method !== "POST") return null;
      const { receiveRsvpForm } = await import("./receive-rsvp-form.ts");
      return (request) => receiveRsvpForm(request, route.slug);
    }
    case "unlock": {
      if (method !== "POST") return null;
      const { receivePassword } = await import("./receive-password.ts");
      return (request) => receivePassword(request, route.slug);
    }
    case "report": {
      const { receiveAbuseReport, serveAbuseReportForm } = await import("./serve-abuse-report.ts");
      if (method === "POST") return (request) => receiveAbuseReport(request, route.slug);
      return isRead ? (request) => serveAbuseReportForm(request, route.slug) : null;
    }
    case "ask": {
      const { receiveQuestion, serveAskForm } = await import("./serve-ask.ts");
      if (method === "POST") return (request) => receiveQuestion(request, route.slug);
      return isRead ? (request) => serveAskForm(request, route.slug) : null;
    }
    case "sent": {
      const { receiveSentForm, serveSentForm } = await import("./serve-sent.ts");
      if (method === "POST") return (request) => receiveSentForm(request, route.slug);
      return isRead ? (request) => serveSentForm(request, route.slug) : null;
    }
    case "appeal": {
      if (method !== "POST") return null;
      const { receiveAppeal } = await import("./serve-appeal.ts");
      return (request) => receiveAppeal(request, route.slug);
    }
    case "unsubscribe": {
      const { receiveUnsubscribe, serveUnsubscribe } = await import("./serve-unsubscribe.ts");
      if (method === "POST") return (request) => receiveUnsubscribe(request, route.slug);
      return isRead ? (request) => serveUnsubscribe(request, route.slug) : null;
    }
    case "check": {
      const { receiveVerifySender, serveVerifySenderForm } = await import("./serve-verify-sender.ts");
      if (method === "POST") return receiveVerifySender;
      return isRead ? () => serveVerifySenderForm(route.language) : null;
    }
    case "helper": {
      if (!isRead) return null;
      const { serveHelperPage } = await import("./serve-helper-page.ts");
      return () => serveHelperPage(route.language);
    }
    case "screen": {
      if (!isRead) return null;
      const { serveScreenPage } = await import("./serve-screen-page.ts");
      return serveScreenPage;
    }
  }
}

/** Whether a form is not taken for now. An answer to the invitation says so itself, with all that was typed. */
async function isPaused({ page }: EventRoute, method: string): Promise<boolean> {
  if (method !== "POST" || page === "rsvp" || page === "unlock" || page === "unsubscribe") return false;
  const { isShut } = await import("../store/service/switches.ts");
  return (await isShut("writing")) || (page === "photo" && (await isShut("uploads")));
}

/** What is not there says so in the words of what was looked for. */
function nothingAt(path: string): Page {
  return path.startsWith("/event/") ? notFoundPage() : noPage();
}

/**
 * `/event/**`, `/cek/**`, `/bantu/**` and `/layar`: always an answer of our own, never a stack trace. Whatever is
 * not there, malformed or not published answers with the very same page.
 */
export async function serveEventPage(request: Request, response: Response): Promise<void> {
  let page: PreparedPage;
  try {
    const route = parseEventPath(request.path);
    const serve = route === null ? null : await serverOf(route, request.method);
    if (serve !== null && route !== null && (await isPaused(route, request.method)))
      page = preparePage(pausedPage());
    else page = serve === null ? preparePage(nothingAt(request.path)) : await serve(request);
  } catch (error) {
    logger.error("guests' page failed", { fault: faultOf(error) });
    page = preparePage(unavailablePage());
  }
  await sendPage(request, response, page);
}
