interface HelpSection {
  /** Place in the page's address. */
  id: string;
  title: string;
  text: string[];
  /** Done one after the other. */
  steps?: string[];
  points?: { term: string; text: string }[];
  /** Words to take over. */
  samples?: { label: string; text: string }[];
  /** The screen where it is done. */
  link?: {
    to: "new" | "list" | "unfinished" | "edit" | "guests" | "rsvp" | "wishes" | "settings";
    text: string;
  };
}

const sections: HelpSection[] = [
  {
    id: "steps",
    title: "Dari nol sampai terkirim",
    text: [
      "Undangan bisa selesai dalam satu malam, dan tidak ada yang terkunci: semua tetap bisa diubah setelah terbit.",
    ],
    steps: [
      "Kumpulkan dulu: nama lengkap yang dirayakan dan orang tuanya, tanggal, jam, tempat, dan tautan peta.",
      "Jawab empat pertanyaan singkat. Anda mendapat draf yang sudah terisi, lengkap dengan kalimatnya.",
      "Pilih tema. Mengganti tema tidak mengubah satu kata pun.",
      "Periksa ejaan nama bersama kedua keluarga. Inilah kesalahan yang paling lama diingat orang.",
      "Isi daftar tamu, lalu terbitkan.",
      "Buka satu tautan pribadi di ponsel sendiri. Bila semuanya benar, kirim yang pertama.",
    ],
    link: { to: "new", text: "Buat undangan" },
  },
  {
    id: "timing",
    title: "Kapan dikirim",
    text: ["Beri waktu cukup untuk mengatur perjalanan dan cuti, tetapi jangan terlalu dini sampai terlupa."],
    points: [
      {
        term: "Keluarga dan tamu luar kota",
        text: "dua sampai tiga bulan sebelumnya, cukup dengan tanggal dan kota",
      },
      { term: "Tamu lain", text: "tiga sampai empat minggu sebelumnya" },
      {
        term: "Batas konfirmasi",
        text: "tujuh sampai sepuluh hari sebelumnya, supaya katering sempat menyesuaikan",
      },
      { term: "Pengingat", text: "satu kali, hanya kepada yang belum menjawab" },
    ],
  },
  {
    id: "names",
    title: "Menulis nama dan gelar",
    text: [
      "Tulis nama seperti pemiliknya menulisnya. Nama satu kata adalah nama lengkap; jangan ditambah-tambahi. Urutan nama mempelai dan orang tua adalah keputusan keluarga.",
      "Untuk tamu, tulis sapaan, nama, dan tambahannya seperti di amplop. Di sampul menjadi “Kepada Yth. Bapak Hadi Wiranto & Keluarga, di tempat”.",
    ],
    points: [
      { term: "(Alm.) dan (Almh.)", text: "sesudah nama: Alm. untuk laki-laki, Almh. untuk perempuan" },
      { term: "Gelar akademik", text: "ditulis lengkap atau tidak sama sekali, sama untuk kedua keluarga" },
      {
        term: "Haji dan hajah",
        text: "H. dan Hj. di depan nama, bila yang bersangkutan biasa memakainya",
      },
      { term: "“& Keluarga”", text: "hanya bila seluruh keluarganya memang diundang" },
      {
        term: "Jabatan",
        text: "pakai bila tamu diundang karena jabatannya: “Bapak Ketua RT 05”",
      },
    ],
    link: { to: "guests", text: "Isi daftar tamu" },
  },
  {
    id: "greetings",
    title: "Salam pembuka",
    text: [
      "Pilih salam yang biasa dipakai keluarga yang mengundang. Bila tamunya beragam, “Dengan hormat” sopan bagi siapa pun. Urutan di bawah menurut abjad.",
    ],
    points: [
      {
        term: "Assalamu’alaikum Wr. Wb.",
        text: "Islam; penutupnya Wassalamu’alaikum Wr. Wb.",
      },
      { term: "Dengan hormat", text: "untuk semua" },
      { term: "Namo Buddhaya", text: "Buddha" },
      { term: "Om Swastyastu", text: "Hindu; penutupnya Om Santih, Santih, Santih, Om" },
      { term: "Salam Kebajikan", text: "Khonghucu" },
      { term: "Salam sejahtera", text: "Katolik" },
      { term: "Shalom", text: "Protestan" },
    ],
    link: { to: "edit", text: "Ubah salam di undangan" },
  },
  {
    id: "wording",
    title: "Contoh kalimat",
    text: [
      "Silakan disalin dan diubah. Tiga kalimat pendek lebih enak dibaca di ponsel daripada satu paragraf panjang.",
    ],
    samples: [
      {
        label: "Dengan hormat, suara mempelai",
        text: "Dengan hormat. Dengan penuh syukur kami mengundang Bapak/Ibu/Saudara/i ke hari pernikahan kami. Kehadiran dan doa restu Anda menjadi kebahagiaan bagi kami.",
      },
      {
        label: "Dengan hormat, suara orang tua",
        text: "Dengan hormat. Kami mengundang Bapak/Ibu/Saudara/i untuk hadir pada pernikahan putra-putri kami. Atas kehadiran dan doa restunya, kami sekeluarga mengucapkan terima kasih.",
      },
      {
        label: "Islam, pernikahan",
        text: "Assalamu’alaikum Warahmatullahi Wabarakatuh. Dengan memohon rahmat dan rida Allah Subhanahu wa Ta’ala, kami bermaksud menyelenggarakan akad nikah dan walimah putra-putri kami.",
      },
      {
        label: "Katolik, pernikahan",
        text: "Salam sejahtera. Dengan penuh syukur kepada Tuhan, kami mengundang Bapak/Ibu/Saudara/i menghadiri Sakramen Pernikahan kami.",
      },
      {
        label: "Protestan, pernikahan",
        text: "Shalom. Dengan sukacita dan syukur atas kasih Tuhan, kami mengundang Bapak/Ibu/Saudara/i menghadiri ibadah pemberkatan pernikahan kami.",
      },
      {
        label: "Hindu, pernikahan",
        text: "Om Swastyastu. Atas asung kertha wara nugraha Ida Sang Hyang Widhi Wasa, kami mengundang Bapak/Ibu/Saudara/i pada upacara pawiwahan putra-putri kami.",
      },
      {
        label: "Buddha, pernikahan",
        text: "Namo Buddhaya. Dengan rasa syukur, kami mengundang Bapak/Ibu/Saudara/i menghadiri pemberkatan pernikahan kami di vihara. Semoga semua makhluk hidup berbahagia.",
      },
      {
        label: "Khonghucu, pernikahan",
        text: "Salam Kebajikan. Dengan rasa syukur kepada Tuhan Yang Maha Esa, kami mengundang Bapak/Ibu/Saudara/i menghadiri pernikahan kami.",
      },
      {
        label: "Khitanan",
        text: "Kami mengundang Bapak/Ibu/Saudara/i ke tasyakuran khitanan putra kami. Mohon doanya agar ia tumbuh menjadi anak yang saleh dan berbakti kepada orang tua.",
      },
      {
        label: "Aqiqah",
        text: "Sebagai rasa syukur atas kelahiran buah hati kami, kami mengundang Bapak/Ibu/Saudara/i ke acara aqiqah. Mohon doanya untuk anak kami.",
      },
      {
        label: "Seminar atau rapat",
        text: "Dengan hormat. Kami mengundang Bapak/Ibu untuk mengikuti acara berikut. Mohon konfirmasi kehadiran paling lambat tanggal yang tertulis.",
      },
    ],
    link: { to: "edit", text: "Tulis di undangan" },
  },
  {
    id: "ceremonies",
    title: "Nama acara",
    text: [
      "Tulis setiap acara sebagai acara sendiri, dengan jam dan tempatnya. Adat berbeda dari keluarga ke keluarga: tanyakan nama dan urutannya kepada yang dituakan.",
    ],
    points: [
      { term: "Akad nikah", text: "Islam: ijab dan kabul" },
      { term: "Pemberkatan, Sakramen Pernikahan", text: "ibadah di gereja: Protestan, Katolik" },
      { term: "Pawiwahan", text: "Hindu Bali: upacara pernikahan" },
      { term: "Resepsi, walimah", text: "jamuan untuk tamu" },
      { term: "Siraman", text: "Jawa dan Sunda: mandi air bunga menjelang pernikahan" },
      { term: "Midodareni", text: "Jawa: malam menjelang hari pernikahan" },
      { term: "Panggih", text: "Jawa: pertemuan kedua mempelai" },
      { term: "Ngunduh mantu", text: "Jawa: jamuan oleh keluarga mempelai laki-laki" },
      { term: "Ngeuyeuk seureuh", text: "Sunda: menata sirih disertai nasihat bagi calon mempelai" },
      { term: "Malam bainai", text: "Minangkabau: memasang inai menjelang akad" },
      { term: "Martumpol", text: "Batak: ikrar di gereja sebelum pemberkatan" },
      { term: "Mappacci", text: "Bugis: malam menjelang akad, dengan daun pacci" },
      { term: "Mepamit", text: "Bali: mempelai berpamitan kepada keluarganya" },
      { term: "Sangjit", text: "Tionghoa: mengantar seserahan sebelum pernikahan" },
      { term: "Tea pai", text: "Tionghoa: menyuguhkan teh kepada orang tua dan yang dituakan" },
      { term: "Palang pintu", text: "Betawi: pantun dan silat saat rombongan mempelai laki-laki tiba" },
      { term: "Mitoni", text: "Jawa: syukuran tujuh bulan kandungan" },
      { term: "Tedak siten", text: "Jawa: anak menapak tanah untuk pertama kali" },
    ],
    link: { to: "edit", text: "Tambah acara" },
  },
  {
    id: "audience",
    title: "Siapa diundang ke acara mana",
    text: [
      "Akad sering hanya untuk keluarga, resepsi untuk semua. Pilih “Hanya tamu yang dipilih” pada acara itu, lalu sebutkan acaranya pada tamu yang bersangkutan. Tamu lain tidak melihat bahwa acara itu ada, jadi tidak ada yang merasa disisihkan.",
      "Satu tautan bisa untuk satu orang, satu keluarga, atau satu grup WhatsApp. Pada tautan keluarga cukup satu orang yang menjawab; pada tautan grup setiap orang menjawab dengan namanya sendiri.",
    ],
    link: { to: "guests", text: "Buka daftar tamu" },
  },
  {
    id: "rsvp",
    title: "Konfirmasi kehadiran",
    text: [
      "Yang dibutuhkan katering adalah jumlah orang, bukan jumlah undangan: 800 undangan bisa berarti 1.600 orang. Tentukan jumlah kursi setiap tamu sejak awal, supaya tidak perlu bertanya lagi.",
      "Sebagian tamu tidak akan menjawab. Bagi sebagian orang tua, datang adalah jawabannya. Keluarga bisa mencatat jawaban lewat telepon atas nama mereka.",
      "Tanyakan hanya yang benar-benar akan dipakai: pilihan menu, kursi bayi, antar-jemput. Setiap pertanyaan tambahan mengurangi jawaban.",
    ],
    link: { to: "rsvp", text: "Lihat kehadiran" },
  },
  {
    id: "gifts",
    title: "Hadiah dengan santun",
    text: [
      "Letakkan bagian hadiah di bawah, sesudah acara dan konfirmasi. Tulis rekening dengan nama pemiliknya, jangan nominal. Bila hadiah hanya untuk lingkungan dekat, tampilkan rekening hanya kepada tamu dengan tautan pribadi.",
      "Janur tidak menerima dan tidak menyimpan uang: tamu mengirim langsung kepada pemilik rekening.",
    ],
    samples: [
      {
        label: "Kalimat pengantar",
        text: "Doa restu Anda sudah lebih dari cukup bagi kami. Bila berkenan memberi tanda kasih, dapat melalui:",
      },
      {
        label: "Tanpa hadiah",
        text: "Tanpa mengurangi rasa hormat, kami mohon untuk tidak memberikan hadiah atau karangan bunga. Kehadiran dan doa restu Anda yang kami nantikan.",
      },
    ],
    link: { to: "edit", text: "Ubah bagian hadiah" },
  },
  {
    id: "sending",
    title: "Mengirim lewat WhatsApp",
    text: [
      "Kirim satu per satu dari nomor yang dikenal tamu, dengan namanya di awal pesan. Siaran ke banyak orang sekaligus terasa dingin, dan sering tidak sampai kepada yang tidak menyimpan nomor Anda.",
      "Bagi tugas: yang paling dekat dengan tamu, dialah yang mengirim. Untuk yang dituakan, datang atau telepon lebih dulu, lalu kirim tautannya.",
    ],
    samples: [
      {
        label: "Untuk yang dituakan",
        text: "Yth. Bapak Hadi sekeluarga. Dengan hormat, kami mengundang Bapak sekeluarga ke pernikahan putri kami. Undangan lengkapnya di tautan ini; ini halaman web, tidak perlu memasang aplikasi. Atas doa restu Bapak, kami ucapkan terima kasih.",
      },
      {
        label: "Untuk sahabat",
        text: "Sinta, kami akan menikah, dan rasanya belum lengkap tanpamu. Undangannya di tautan ini. Tolong jawab di sana ya, supaya kursimu kami siapkan.",
      },
    ],
    link: { to: "guests", text: "Salin tautan tamu" },
  },
  {
    id: "trust",
    title: "Supaya tamu percaya",
    text: [
      "Banyak penipuan menyamar sebagai undangan, biasanya berupa berkas yang minta dipasang. Karena itu tampilkan siapa yang mengirim: nama, hubungan dengan keluarga, dan empat angka terakhir nomornya. Tamu mencocokkannya dengan nomor yang mengirim pesan.",
      "Undangan Janur selalu halaman web. Halaman itu tidak pernah meminta memasang aplikasi, kata sandi akun, atau kode OTP.",
    ],
    link: { to: "edit", text: "Isi pengirim di sampul" },
  },
  {
    id: "privacy",
    title: "Menjaga keluarga dan anak",
    text: [
      "Tautan undangan mudah diteruskan. Bila alamat rumah atau jadwal keluarga tidak untuk semua orang, pakai kata kunci, atau buka hanya untuk tautan pribadi.",
      "Pada undangan khitanan dan aqiqah, wajah anak tidak harus ditampilkan; nama panggilan sudah cukup. Pada kartu cetak, sebagian keluarga tidak mencantumkan ayat atau lafaz suci, karena kertas undangan bisa terbuang.",
    ],
    link: { to: "settings", text: "Atur siapa yang boleh membuka" },
  },
  {
    id: "languages",
    title: "Dua bahasa, dan huruf besar",
    text: [
      "Setiap kalimat bisa ditulis dalam bahasa Indonesia dan Inggris; tamu memilih sendiri. Nama acara adat biarkan dalam bahasanya, lalu jelaskan singkat di bawahnya.",
      "Tamu yang sepuh bisa menyalakan Mode mudah: huruf besar, kontras tinggi, tanpa gerakan.",
    ],
  },
  {
    id: "changes",
    title: "Bila ada yang berubah",
    text: [
      "Ubah jam atau tempat, lalu terbitkan lagi. Tautan yang sudah dikirim tetap sama dan menampilkan yang terbaru dalam sekitar satu menit. Yang sudah melihat jam lama tetap perlu dikabari.",
      "Bila acara ditunda atau dibatalkan, umumkan lewat menu penerbitan dengan beberapa kata dari keluarga. Tidak perlu menjelaskan alasannya.",
    ],
    link: { to: "edit", text: "Buka menu penerbitan" },
  },
  {
    id: "wishes",
    title: "Ucapan dan doa",
    text: [
      "Balas beberapa ucapan, terutama dari yang jauh; satu kalimat sudah berarti. Sematkan ucapan orang tua atau guru di paling atas.",
      "Bila khawatir ada yang tidak pantas, nyalakan “Lihat dulu sebelum tampil” di “Atur undangan”. Ucapan yang disembunyikan tetap tersimpan.",
    ],
    link: { to: "wishes", text: "Lihat ucapan" },
  },
  {
    id: "checklist",
    title: "Sebelum menerbitkan",
    text: ["Baca sekali lagi, sebaiknya dengan suara, dan sebaiknya bukan Anda sendiri."],
    steps: [
      "Ejaan setiap nama dan gelar, juga orang tua kedua pihak.",
      "Hari, tanggal, jam, dan zona waktu setiap acara.",
      "Tautan peta: buka di ponsel, apakah sampai ke pintu yang benar?",
      "Nomor rekening dan nama pemiliknya.",
      "Nomor kontak yang bisa ditelepon pada hari-H, bukan nomor mempelai.",
      "Batas konfirmasi dan jumlah kursi tamu.",
    ],
    link: { to: "unfinished", text: "Lanjutkan draf" },
  },
];

export default {
  title: "Panduan undangan",
  lead: "Dari menyiapkan nama sampai hari sesudahnya: urutan kerja, tata krama, dan contoh kalimat yang boleh disalin.",
  contents: "Isi panduan",
  copy: "Salin",
  copyOf: "Salin kalimat: {{label}}",
  copied: "Kalimat tersalin.",
  copyByHand: "Salin kalimat ini",
  sections,
};
