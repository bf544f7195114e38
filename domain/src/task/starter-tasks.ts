import type { EventType } from "../content/event-type.ts";
import type { Language } from "../text/language.ts";
import type { TaskInput, TaskPriority } from "./task.ts";

/*
 * What families of an event usually have to do, counted from its day. A list
 * is a beginning: everything in it can be changed or deleted, and nothing in
 * it names a faith, an adat or a vendor.
 */

interface StarterTask {
  /** From the day of the event. */
  days: number;
  label: LabelName;
  priority: TaskPriority;
  title: Record<Language, string>;
}

const labels = {
  plan: { id: "Rencana", en: "Planning" },
  vendor: { id: "Vendor", en: "Vendors" },
  family: { id: "Keluarga", en: "Family" },
  guests: { id: "Tamu", en: "Guests" },
  papers: { id: "Surat", en: "Papers" },
  day: { id: "Hari-H", en: "The day" },
  after: { id: "Sesudah", en: "Afterwards" },
} as const satisfies Record<string, Record<Language, string>>;
type LabelName = keyof typeof labels;

function task(
  days: number,
  label: LabelName,
  id: string,
  en: string,
  priority: TaskPriority = "normal",
): StarterTask {
  return { days, label, priority, title: { id, en } };
}

const invitationTasks: readonly StarterTask[] = [
  task(
    -45,
    "guests",
    "Lengkapi daftar tamu bersama keluarga",
    "Complete the guest list with the family",
    "high",
  ),
  task(-30, "guests", "Periksa ejaan nama dan gelar tamu", "Check the spelling of guests' names and titles"),
  task(
    -28,
    "guests",
    "Terbitkan undangan dan coba buka sebagai tamu",
    "Publish the invitation and open it as a guest would",
  ),
  task(-21, "guests", "Mulai kirim undangan", "Start sending the invitations", "high"),
  task(-7, "guests", "Ingatkan tamu yang belum menjawab", "Remind guests who have not answered"),
  task(-3, "vendor", "Beri katering jumlah orang terakhir", "Give the caterer the final head count", "high"),
];

const thanks: readonly StarterTask[] = [
  task(2, "after", "Kembalikan barang sewaan", "Return what was rented"),
  task(3, "after", "Lunasi sisa pembayaran vendor", "Pay what vendors are still owed"),
  task(7, "after", "Ucapkan terima kasih kepada tamu dan panitia", "Thank guests and helpers"),
];

const celebration: readonly StarterTask[] = [
  task(-40, "plan", "Tentukan tanggal, jam, dan tempat", "Decide on date, time and place", "high"),
  task(-38, "plan", "Susun anggaran", "Draw up a budget"),
  task(-30, "vendor", "Pesan katering atau susun menu", "Book the caterer or plan the menu"),
  task(-25, "vendor", "Pesan tenda, kursi, dan pengeras suara", "Book tent, chairs and sound"),
  task(-10, "family", "Bagi tugas panitia keluarga", "Share out the family's tasks"),
  task(-2, "day", "Siapkan tempat dan meja penerima tamu", "Prepare the place and the reception table"),
  task(0, "day", "Sambut tamu dan catat yang hadir", "Welcome guests and note who came", "high"),
];

const lists: Readonly<Record<EventType, readonly StarterTask[]>> = {
  wedding: [
    task(
      -365,
      "plan",
      "Sepakati tanggal dengan kedua keluarga",
      "Agree on a date with both families",
      "high",
    ),
    task(
      -360,
      "plan",
      "Susun anggaran dan siapa menanggung apa",
      "Draw up a budget and who pays for what",
      "high",
    ),
    task(-330, "vendor", "Pesan tempat acara", "Book the venue", "high"),
    task(-270, "vendor", "Pesan katering", "Book the caterer", "high"),
    task(-240, "vendor", "Pesan fotografer dan videografer", "Book photographer and videographer"),
    task(-210, "vendor", "Pesan perias dan busana", "Book make-up and outfits"),
    task(-180, "vendor", "Pesan dekorasi dan pelaminan", "Book the decoration"),
    task(-150, "vendor", "Pesan pembawa acara dan musik", "Book master of ceremonies and music"),
    task(-120, "family", "Tentukan seragam keluarga", "Decide on the family's outfits"),
    task(-90, "papers", "Urus surat nikah dan syarat-syaratnya", "Arrange the marriage papers", "high"),
    task(-90, "family", "Tetapkan panitia dan penerima tamu", "Appoint helpers and ushers"),
    task(-75, "vendor", "Pesan cincin dan isi seserahan", "Order rings and gifts to exchange"),
    task(-60, "plan", "Pilih tema dan isi undangan", "Choose the theme and write the invitation"),
    task(-60, "vendor", "Cicipi menu katering", "Taste the caterer's menu"),
    task(
      -50,
      "family",
      "Kumpulkan nama tamu dari kedua pihak",
      "Collect guests' names from both sides",
      "high",
    ),
    ...invitationTasks,
    task(-30, "vendor", "Pesan suvenir", "Order souvenirs"),
    task(-21, "vendor", "Coba busana terakhir kali", "Have the final fitting"),
    task(-14, "plan", "Susun acara per jam", "Write the programme hour by hour"),
    task(-10, "vendor", "Rapat teknis dengan semua vendor", "Meet all vendors about the details", "high"),
    task(-7, "family", "Bagikan pembagian tugas kepada panitia", "Share the list of duties with the helpers"),
    task(-1, "day", "Siapkan mahar, cincin, dan surat-surat", "Lay out dowry, rings and papers", "high"),
    task(0, "day", "Serahkan pembayaran kepada vendor", "Hand vendors their payments"),
    ...thanks,
    task(7, "papers", "Perbarui KTP dan Kartu Keluarga", "Update identity card and family card"),
  ],
  engagement: [
    task(-60, "family", "Sepakati tanggal dan susunan acara", "Agree on date and programme", "high"),
    task(-45, "vendor", "Siapkan cincin dan hantaran", "Prepare ring and gifts", "high"),
    task(-30, "family", "Tentukan juru bicara keluarga", "Choose who speaks for the family"),
    task(-20, "vendor", "Pesan dekorasi dan fotografer", "Book decoration and photographer"),
    ...celebration.filter(({ days }) => days > -31),
    ...invitationTasks.filter(({ days }) => days > -31),
    ...thanks,
  ],
  khitanan: [
    ...celebration,
    task(
      -35,
      "papers",
      "Buat janji dengan dokter atau juru khitan",
      "Make an appointment with the doctor",
      "high",
    ),
    task(
      -14,
      "family",
      "Siapkan anak: ceritakan apa yang terjadi",
      "Prepare the child: tell what will happen",
    ),
    task(-7, "vendor", "Siapkan busana dan sarung anak", "Prepare the child's clothes"),
    task(-1, "day", "Siapkan obat dan tempat istirahat anak", "Prepare medicine and a place to rest", "high"),
    ...invitationTasks,
    ...thanks,
    task(7, "after", "Kontrol ke dokter", "Go for the check-up", "high"),
  ],
  aqiqah: [
    task(-14, "vendor", "Pesan kambing dan pengolahannya", "Order the goats and their preparation", "high"),
    task(-12, "plan", "Tentukan jam dan tempat", "Decide on time and place"),
    task(-10, "family", "Undang pembaca doa", "Ask who leads the prayers"),
    task(-8, "guests", "Kirim undangan", "Send the invitations", "high"),
    task(-5, "vendor", "Pesan nasi kotak dan suvenir", "Order meal boxes and souvenirs"),
    task(-3, "guests", "Hitung orang yang datang", "Count who is coming"),
    task(-1, "day", "Siapkan alat cukur rambut dan timbangan", "Prepare shears and scales for the hair"),
    task(0, "day", "Bagikan hidangan kepada tetangga", "Share the meal with neighbours"),
    ...thanks,
  ],
  mitoni: [
    ...celebration,
    task(
      -14,
      "family",
      "Tanyakan kesehatan ibu kepada bidan atau dokter",
      "Ask the midwife or doctor about the mother's health",
      "high",
    ),
    task(-14, "family", "Undang pemimpin doa", "Ask who leads the prayers"),
    task(
      -3,
      "day",
      "Siapkan tempat duduk yang nyaman untuk ibu",
      "Prepare a comfortable seat for the mother",
    ),
    ...invitationTasks,
    ...thanks,
  ],
  "tedak-siten": [
    ...celebration,
    task(-14, "family", "Tetapkan siapa yang menuntun anak", "Decide who guides the child"),
    task(-7, "vendor", "Siapkan perlengkapan upacara", "Prepare what the ceremony needs"),
    task(-1, "day", "Siapkan baju ganti dan makan anak", "Prepare the child's change of clothes and food"),
    ...invitationTasks,
    ...thanks,
  ],
  baptism: [
    ...celebration,
    task(
      -60,
      "papers",
      "Daftar dan lengkapi surat untuk baptis",
      "Register and complete the papers for the baptism",
      "high",
    ),
    task(-45, "family", "Minta wali baptis", "Ask the godparents", "high"),
    task(-7, "vendor", "Siapkan busana baptis", "Prepare the baptismal clothes"),
    ...invitationTasks,
    ...thanks,
  ],
  memorial: [
    task(-14, "plan", "Tentukan hari, jam, dan tempat", "Decide on day, time and place", "high"),
    task(-12, "family", "Undang pemimpin doa", "Ask who leads the prayers", "high"),
    task(-10, "family", "Beri tahu keluarga yang jauh", "Tell relatives who live far away"),
    task(-9, "guests", "Susun daftar tetangga dan kerabat", "List neighbours and relatives"),
    task(-7, "guests", "Kirim undangan", "Send the invitations", "high"),
    task(-6, "vendor", "Pesan nasi kotak atau besek", "Order meal boxes"),
    task(-4, "papers", "Siapkan buku doa untuk tamu", "Prepare prayer booklets for guests"),
    task(-2, "guests", "Hitung orang yang datang", "Count who is coming"),
    task(-1, "day", "Siapkan tikar, kursi, dan pengeras suara", "Lay out mats, chairs and sound"),
    ...thanks,
  ],
  reunion: [
    ...celebration,
    task(-60, "plan", "Bentuk panitia dan bagi tugas", "Form a committee and share out its duties", "high"),
    task(-55, "guests", "Cari alamat teman yang lama tidak terdengar", "Find friends nobody has heard from"),
    task(-20, "plan", "Kumpulkan foto lama", "Collect old photographs"),
    ...invitationTasks,
    ...thanks,
  ],
  "halal-bihalal": [
    ...celebration,
    task(-21, "plan", "Minta kesediaan pemberi tausiah", "Ask a speaker for the address"),
    task(-5, "vendor", "Pesan hidangan", "Order the food"),
    ...invitationTasks,
    ...thanks,
  ],
  meeting: [
    task(-21, "plan", "Tetapkan tujuan dan pokok bahasan", "Decide on aim and agenda", "high"),
    task(-20, "vendor", "Pesan ruang rapat", "Book the meeting room", "high"),
    task(-18, "papers", "Tulis surat undangan dan lampirannya", "Write the invitation and its attachments"),
    task(-14, "guests", "Kirim undangan", "Send the invitations", "high"),
    task(-10, "plan", "Kumpulkan bahan dari setiap bagian", "Collect material from every department"),
    task(-5, "guests", "Ingatkan peserta yang belum menjawab", "Remind people who have not answered"),
    task(-3, "vendor", "Pesan konsumsi", "Order refreshments"),
    task(
      -1,
      "day",
      "Uji layar, suara, dan koneksi jarak jauh",
      "Test screen, sound and remote connection",
      "high",
    ),
    task(0, "day", "Catat kehadiran dan keputusan", "Note who came and what was decided", "high"),
    task(2, "after", "Kirim notulen", "Send the minutes", "high"),
    task(7, "after", "Periksa tindak lanjut", "Check what was agreed"),
  ],
  inauguration: [
    ...celebration,
    task(-45, "papers", "Pastikan pejabat yang meresmikan", "Confirm who opens it", "high"),
    task(-30, "papers", "Urus izin keramaian", "Arrange the permits"),
    task(-14, "plan", "Susun acara per menit dengan protokol", "Write the programme with protocol"),
    task(-7, "vendor", "Siapkan prasasti atau pita", "Prepare plaque or ribbon"),
    ...invitationTasks,
    ...thanks,
  ],
  birthday: [
    ...celebration,
    task(-21, "vendor", "Pesan kue", "Order the cake"),
    task(-14, "plan", "Susun permainan dan hadiah", "Plan games and prizes"),
    task(-7, "vendor", "Siapkan bingkisan tamu", "Prepare goody bags"),
    ...invitationTasks,
    ...thanks,
  ],
  graduation: [
    ...celebration,
    task(
      -30,
      "papers",
      "Periksa jadwal dan syarat wisuda kampus",
      "Check the campus's schedule and requirements",
      "high",
    ),
    task(-21, "vendor", "Pesan busana, rias, dan foto", "Book outfit, make-up and photos"),
    task(-7, "family", "Atur kendaraan keluarga", "Arrange the family's transport"),
    ...invitationTasks,
    ...thanks,
  ],
  thanksgiving: [
    ...celebration,
    task(-14, "family", "Undang pemimpin doa", "Ask who leads the prayers"),
    task(-5, "vendor", "Pesan nasi kotak atau besek", "Order meal boxes"),
    ...invitationTasks,
    ...thanks,
  ],
  seminar: [
    task(-90, "plan", "Tetapkan topik, tujuan, dan anggaran", "Decide on topic, aim and budget", "high"),
    task(
      -80,
      "plan",
      "Undang pembicara dan minta kepastian",
      "Invite speakers and have them confirm",
      "high",
    ),
    task(-75, "vendor", "Pesan ruang dan alat", "Book room and equipment", "high"),
    task(-60, "papers", "Urus izin dan surat tugas", "Arrange permits and letters"),
    task(
      -50,
      "plan",
      "Tulis undangan dan pertanyaan pendaftaran",
      "Write the invitation and the registration questions",
    ),
    task(-45, "guests", "Buka pendaftaran", "Open registration", "high"),
    task(-30, "vendor", "Pesan konsumsi", "Book catering"),
    task(-21, "plan", "Minta materi dari pembicara", "Ask speakers for their slides"),
    task(-14, "plan", "Bagi tugas panitia", "Share out the committee's duties"),
    task(-7, "guests", "Ingatkan peserta yang belum menjawab", "Remind people who have not answered"),
    task(-3, "vendor", "Beri jumlah peserta kepada konsumsi", "Give catering the final number"),
    task(-1, "day", "Uji suara, layar, dan jaringan", "Test sound, screen and network", "high"),
    task(
      0,
      "day",
      "Buka meja registrasi satu jam sebelum acara",
      "Open the registration desk an hour before",
    ),
    task(1, "after", "Kirim materi dan ucapan terima kasih", "Send the slides and say thanks"),
    task(3, "after", "Kirim sertifikat", "Send certificates"),
    task(7, "after", "Susun laporan dan pertanggungjawaban", "Write the report and the accounts"),
  ],
};

/** The usual tasks of an event, by their day. */
export function starterTasks(eventType: EventType, language: Language): TaskInput[] {
  return [...lists[eventType]]
    .sort((a, b) => a.days - b.days)
    .map(({ days, label, priority, title }) => ({
      title: title[language],
      note: "",
      labels: [labels[label][language]],
      priority,
      due: { days },
      reminder: null,
      assignee: null,
      checklist: [],
      status: "todo",
    }));
}
