import type { Language } from "@janur/domain/text/language";
import type { MailParams } from "@janur/domain/notification/mail";
import type {
  MessageDecision,
  ModerationDecision,
  NotificationFacts,
  NotificationKind,
} from "@janur/domain/notification/notification";
import type { AbuseReportInput } from "@janur/domain/moderation/abuse-report";
import { withoutAddresses } from "@janur/domain/text/without-addresses";
import type { MailText } from "../mail-text.ts";
import { neverAsked } from "./never-asked.ts";

type Item = MailParams["news"]["items"][number];

const decisionsId: Record<ModerationDecision, string> = {
  dismissed: "Laporan tentang halaman ini sudah kami periksa. Tidak ada yang perlu diubah.",
  warned:
    "Setelah sebuah laporan, kami memeriksa halaman ini. Halaman tetap tampil; periksalah isinya supaya tidak perlu kami tangguhkan.",
  photoHidden:
    "Satu foto di album kami sembunyikan setelah sebuah laporan. Foto lain tetap tampil, dan halamannya tidak berubah.",
  giftsHidden:
    "Bagian amplop dan kado tidak tampil bagi tamu setelah sebuah laporan. Isinya tetap tersimpan; Anda bisa menyampaikan keberatan di pengaturan undangan.",
  suspended:
    "Halaman ini kami tangguhkan setelah sebuah laporan. Isi, tamu, dan jawaban tetap tersimpan; Anda bisa menyampaikan keberatan di pengaturan undangan.",
  restored: "Halaman ini tampil lengkap lagi bagi tamu. Terima kasih sudah menunggu.",
  kept: "Keberatan Anda sudah kami baca. Keputusan kami tetap.",
};

const decisionsEn: Record<ModerationDecision, string> = {
  dismissed: "We looked at the report about this page. Nothing has to change.",
  warned:
    "After a report we looked at this page. It is still shown; please look over what it says, so that we need not suspend it.",
  photoHidden:
    "We hid one photo of the album after a report. The other photos are still shown, and the page stays as it is.",
  giftsHidden:
    "Guests do not see its gifts after a report. What you wrote is kept; you can appeal in the settings of the invitation.",
  suspended:
    "We suspended this page after a report. Its content, guests and answers are kept; you can appeal in the settings of the invitation.",
  restored: "Guests see all of this page again. Thank you for waiting.",
  kept: "We have read your appeal. Our decision stays.",
};

const messageDecisionsId: Record<MessageDecision, string> = {
  warned:
    "Setelah sebuah laporan, kami membaca pesan Anda. Pesannya masih tampil; jagalah kata-kata supaya tidak perlu kami sembunyikan.",
  hidden:
    "Pesan Anda kami sembunyikan setelah sebuah laporan. Pesan yang lain tetap ada; Anda bisa menyampaikan keberatan di Percakapan.",
  restored: "Pesan Anda tampil lagi. Terima kasih sudah menunggu.",
  kept: "Keberatan Anda sudah kami baca. Keputusan kami tetap.",
};

const messageDecisionsEn: Record<MessageDecision, string> = {
  warned:
    "After a report we read your message. It is still shown; please mind your words, so that we need not hide it.",
  hidden:
    "We hid a message of yours after a report. The others are still there; you can appeal in Conversations.",
  restored: "Your message is shown again. Thank you for waiting.",
  kept: "We have read your appeal. Our decision stays.",
};

const reasonsId: Record<AbuseReportInput["reason"], string> = {
  scam: "penipuan, atau meminta uang atau kode",
  impersonation: "memakai nama orang lain tanpa izin",
  offensive: "menghina atau tidak pantas",
  "private-data": "memuat data pribadi seseorang",
  other: "hal lain",
};

const reasonsEn: Record<AbuseReportInput["reason"], string> = {
  scam: "a scam, or asking for money or codes",
  impersonation: "using somebody’s name without consent",
  offensive: "insulting or improper",
  "private-data": "showing somebody’s personal data",
  other: "something else",
};

/** Every invitation counts as one answer; people are those who come. */
function lineId(facts: NotificationFacts): string {
  switch (facts.kind) {
    case "answers": {
      const parts = [
        facts.yes > 0 && `${String(facts.yes)} hadir (${String(facts.people)} orang)`,
        facts.no > 0 && `${String(facts.no)} tidak hadir`,
        facts.maybe > 0 && `${String(facts.maybe)} belum pasti`,
      ].filter((part) => part !== false);
      return `${String(facts.yes + facts.no + facts.maybe)} undangan menjawab: ${parts.join(", ")}`;
    }
    case "wishes":
      return facts.held > 0
        ? `${String(facts.count)} ucapan baru, ${String(facts.held)} menunggu Anda periksa`
        : `${String(facts.count)} ucapan baru`;
    case "photos":
      return facts.waiting > 0
        ? `${String(facts.waiting)} foto tamu menunggu dilihat`
        : `${String(facts.count)} foto baru di album`;
    case "corrections":
      return `${String(facts.count)} usulan perbaikan dari pemeriksa undangan`;
    case "gifts":
      return `${String(facts.count)} tamu menyatakan sudah mengirim; menunggu Anda periksa`;
    case "proposals":
      return `${facts.name} menambahkan ${String(facts.count)} nama; Anda yang memutuskan`;
    case "reports":
      return "Ada yang melaporkan halaman undangan ini kepada Janur. Halaman tetap tampil; periksa isinya bila perlu.";
    case "messages":
      return `${String(facts.count)} pesan belum dibaca di Percakapan`;
    case "tasks": {
      const parts = [
        facts.tomorrow > 0 && `${String(facts.tomorrow)} tugas tenggatnya besok`,
        facts.overdue > 0 && `${String(facts.overdue)} tugas lewat tenggat sejak kemarin`,
      ].filter((part) => part !== false);
      return parts.join(", ");
    }
    case "taskAssigned":
      return facts.count === 1
        ? `Tugas untuk Anda: ${facts.title}`
        : `Tugas untuk Anda: ${facts.title}, dan ${String(facts.count - 1)} lainnya`;
    case "taskReminder":
      return `Pengingat tugas: ${facts.title}`;
    case "moderation":
      return `${decisionsId[facts.decision]} (Laporan: ${reasonsId[facts.reason]}.)`;
    case "messageModeration":
      return `${messageDecisionsId[facts.decision]} (Laporan: ${reasonsId[facts.reason]}.)`;
    case "published":
      return "Undangan sudah terbit sesuai jadwal.";
    case "publishFailed":
      return "Undangan belum terbit pada jadwalnya. Isinya aman. Periksa, lalu terbitkan lagi.";
    case "teamJoined":
      return `${facts.name} kini ikut mengurus undangan ini.`;
    case "teamLeft":
      return `${facts.name} tidak lagi ikut mengurus undangan ini.`;
    case "ownershipGiven":
      return `${facts.name} menyerahkan undangan ini kepada Anda. Kini Anda pemiliknya.`;
  }
}

function lineEn(facts: NotificationFacts): string {
  switch (facts.kind) {
    case "answers": {
      const parts = [
        facts.yes > 0 && `${String(facts.yes)} coming (${people(facts.people)})`,
        facts.no > 0 && `${String(facts.no)} not coming`,
        facts.maybe > 0 && `${String(facts.maybe)} not sure yet`,
      ].filter((part) => part !== false);
      const total = facts.yes + facts.no + facts.maybe;
      return `${String(total)} ${total === 1 ? "invitation" : "invitations"} answered: ${parts.join(", ")}`;
    }
    case "wishes": {
      const wishes = `${String(facts.count)} new ${facts.count === 1 ? "wish" : "wishes"}`;
      return facts.held > 0 ? `${wishes}, ${String(facts.held)} waiting for you to look` : wishes;
    }
    case "photos":
      return facts.waiting > 0
        ? `${photos(facts.waiting)} from guests waiting for you to look`
        : `${photos(facts.count)} added to the album`;
    case "corrections":
      return `${String(facts.count)} ${facts.count === 1 ? "correction" : "corrections"} suggested by those who proof-read`;
    case "gifts":
      return `${String(facts.count)} ${facts.count === 1 ? "guest says" : "guests say"} that they have sent something; waiting for you to look`;
    case "proposals":
      return `${facts.name} added ${String(facts.count)} ${facts.count === 1 ? "name" : "names"} for you to decide about`;
    case "reports":
      return "Somebody reported the page of this invitation to Janur. It is still shown; look over what it says if need be.";
    case "messages":
      return `${String(facts.count)} unread ${facts.count === 1 ? "message" : "messages"} in Conversations`;
    case "tasks": {
      const parts = [
        facts.tomorrow > 0 && `${tasks(facts.tomorrow)} due tomorrow`,
        facts.overdue > 0 && `${tasks(facts.overdue)} overdue since yesterday`,
      ].filter((part) => part !== false);
      return parts.join(", ");
    }
    case "taskAssigned":
      return facts.count === 1
        ? `A task for you: ${facts.title}`
        : `Tasks for you: ${facts.title}, and ${String(facts.count - 1)} more`;
    case "taskReminder":
      return `Reminder of a task: ${facts.title}`;
    case "moderation":
      return `${decisionsEn[facts.decision]} (Report: ${reasonsEn[facts.reason]}.)`;
    case "messageModeration":
      return `${messageDecisionsEn[facts.decision]} (Report: ${reasonsEn[facts.reason]}.)`;
    case "published":
      return "The invitation was published on schedule.";
    case "publishFailed":
      return "The invitation was not published on schedule. What it says is safe. Look it over, then publish again.";
    case "teamJoined":
      return `${facts.name} now helps with this invitation.`;
    case "teamLeft":
      return `${facts.name} no longer helps with this invitation.`;
    case "ownershipGiven":
      return `${facts.name} handed this invitation over to you. You are its owner now.`;
  }
}

function tasks(count: number): string {
  return count === 1 ? "1 task" : `${String(count)} tasks`;
}

function photos(count: number): string {
  return count === 1 ? "1 photo" : `${String(count)} photos`;
}

function people(count: number): string {
  return count === 1 ? "1 person" : `${String(count)} people`;
}

const rooms: Record<NotificationKind, (invitationId: string) => string> = {
  answers: (id) => `/invitations/${id}/rsvp`,
  wishes: (id) => `/invitations/${id}/wishes`,
  photos: (id) => `/invitations/${id}/album`,
  reports: (id) => `/invitations/edit/${id}`,
  messages: () => "/chats",
  corrections: (id) => `/invitations/edit/${id}?corrections=open`,
  gifts: (id) => `/invitations/${id}/gifts?show=declared`,
  proposals: (id) => `/invitations/${id}/guests?proposed=open`,
  taskAssigned: (id) => `/tasks?invitation=${id}`,
  tasks: (id) => `/tasks?invitation=${id}`,
  taskReminder: (id) => `/tasks?invitation=${id}`,
  moderation: (id) => `/invitations/${id}/settings`,
  messageModeration: () => "/chats",
  published: (id) => `/invitations/edit/${id}`,
  publishFailed: (id) => `/invitations/edit/${id}`,
  teamJoined: (id) => `/invitations/${id}/team`,
  teamLeft: (id) => `/invitations/${id}/team`,
  ownershipGiven: (id) => `/invitations/${id}/team`,
};

function pathOf(items: readonly Item[]): string {
  const [first] = items;
  if (first === undefined || items.length > 1) return "/";
  return rooms[first.facts.kind](first.invitationId);
}

function subjectTitle(items: readonly Item[]): string | null {
  const titles = new Set(items.map(({ invitationTitle }) => invitationTitle));
  const [only] = titles;
  return titles.size === 1 && only !== undefined ? withoutAddresses(only) : null;
}

/** What happened since the last mail, a line for each invitation and kind. */
export function notificationText(
  { items }: MailParams["news"],
  language: Language,
  siteUrl: string,
): MailText {
  const title = subjectTitle(items);
  const url = `${siteUrl}${pathOf(items)}`;
  const settings = `${siteUrl}/settings/notifications`;
  return language === "id"
    ? {
        subject:
          title === null ? "Notifikasi dari undangan-undangan Anda" : `Notifikasi dari undangan ${title}`,
        paragraphs: ["Sejak notifikasi terakhir:"],
        items: items.map((item) => `${item.invitationTitle}: ${lineId(item.facts)}`),
        action: { label: "Lihat di Janur", url },
        footer: [`Pilih notifikasi mana yang dikirim, dan kapan: ${settings}`, neverAsked.id],
      }
    : {
        subject:
          title === null
            ? "Notifications from your invitations"
            : `Notifications from the invitation ${title}`,
        paragraphs: ["Since the last notification:"],
        items: items.map((item) => `${item.invitationTitle}: ${lineEn(item.facts)}`),
        action: { label: "Look at it in Janur", url },
        footer: [`Choose what is sent to you, and when: ${settings}`, neverAsked.en],
      };
}
