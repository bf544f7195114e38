import type { HelpArticle } from "../../help-article.ts";

export const guests: HelpArticle[] = [
  {
    id: "guests-and-links",
    topic: "guests",
    title: "Daftar tamu dan tautan pribadi",
    summary: "Setiap tamu punya tautan sendiri yang menyapa namanya dan mencatat jawabannya.",
    keywords: "kirim whatsapp link personal nama tamu kepada yth bagikan salin undang",
    parts: [
      {
        id: "add",
        title: "Menambahkan tamu",
        text: ["Hanya nama yang wajib. Isian lain membuat sapaan lebih tepat dan daftar lebih mudah dicari."],
        steps: [
          "Buka “Tamu” pada undangan, lalu “Tambah tamu”.",
          "Di “Nama dan sapaan”, tulis seperti di amplop, misalnya Bapak Hadi & Keluarga.",
          "Isi “Jumlah orang yang diundang”: paling banyak sekian orang bisa disebut tamu dalam jawabannya.",
          "Dua orang bernama sama? Buka “Lebih lengkap” dan isi “Asal”, misalnya RT 08.",
        ],
        picture: {
          name: "guests",
          shape: "desktop",
          alt: "Daftar tamu dengan sapaan, jumlah orang, dan status jawabannya.",
        },
      },
      {
        id: "link",
        title: "Mengirim tautannya",
        text: [
          "“Salin tautan” menyalin tautan pribadi tamu itu. Tempel di WhatsApp dan kirim hanya kepadanya: siapa pun yang memegang tautan itu bisa menjawab atas namanya.",
          "Bila tautan diteruskan, orang lain bisa mengetuk “Bukan Anda?”, lalu menjawab dengan namanya sendiri.",
        ],
      },
      {
        id: "look",
        title: "Melihat sebagai tamu, mengganti, dan mencabut",
        text: [
          "“Lihat sebagai tamu ini” pada pilihan seorang tamu membuka undangan persis seperti yang dilihatnya. Kunjungan itu tidak dicatat, dan tidak ada jawaban yang terkirim dari sana.",
          "“Ganti tautan pribadi” membuat tautan lama tidak berlaku dan menyiapkan yang baru untuk dikirim. “Cabut tautan” membuat tamu itu tidak punya tautan sampai Anda membuatnya lagi. Jawaban yang sudah ada tetap tersimpan.",
        ],
      },
      {
        id: "cards",
        title: "Kartu tamu, dengan atau tanpa kode QR",
        text: [
          "Centang tamu di daftar, lalu ketuk “Kartu tamu”. Setiap tamu mendapat kartu dengan sampul undangan, namanya, dan, kalau Anda mau, kode QR tautan pribadinya; cetak di kertas A4 atau A6, atau simpan sebagai PDF. Siapa pun yang memindai kartu itu membuka undangan atas nama tamu tersebut.",
        ],
      },
      {
        id: "views",
        title: "Menyimpan tampilan",
        text: [
          "Setelah memfilter atau mengurutkan daftar, ketuk “Simpan tampilan” dan beri nama, misalnya “Kantor, belum dikirim”. Tampilan bisa untuk Anda saja atau untuk seluruh tim, dan muncul di atas daftar. “Atur tampilan” mengganti nama, urutan, atau menghapusnya. Pencarian dengan nomor HP tidak disimpan.",
        ],
      },
      {
        id: "seen",
        title: "Sudah dilihat atau belum",
        text: [
          "“Dilihat” muncul hanya setelah tamu benar-benar mengetuk undangan, bukan karena WhatsApp memeriksa tautannya.",
        ],
      },
    ],
    screen: { to: "list", text: "Pilih undangan" },
    related: ["households-and-groups", "reading-answers", "guest-data"],
  },
  {
    id: "sending",
    topic: "guests",
    title: "Mengirim undangan satu per satu",
    summary: "Meja kirim membuka WhatsApp dengan pesan yang sudah terisi, lalu mengingat siapa yang sudah.",
    keywords:
      "kirim wa whatsapp email antrean pesan naskah template pengingat ingatkan terkirim nomor salah broadcast massal",
    parts: [
      {
        id: "one",
        title: "Kirim, lalu jawab pertanyaannya",
        text: ["Undangan harus terbit dulu, supaya tautan tamu bisa dibuka."],
        steps: [
          "Buka “Kirim” pada undangan dan pilih naskah, bahasa, dan WhatsApp di ponsel ini.",
          "Ketuk “Buka WhatsApp”, tekan kirim di sana, lalu kembali.",
          "Jawab “Sudah, lanjut”, “Belum”, atau “Nomor salah”. Pertanyaannya menunggu, juga bila halaman tertutup.",
          "Undangan cetak dan yang disampaikan langsung cukup dicentang di daftar.",
          "Tamu dengan cara kirim e-mail dikirimi sekaligus: “Kirim 34 e-mail”. Mereka bisa berhenti menerimanya lewat tautan di bawahnya.",
          "Punya nomor bisnis di WhatsApp Cloud API? Tamu WhatsApp pun bisa dikirimi sekaligus: lihat artikel WhatsApp Cloud API.",
        ],
        picture: {
          name: "send",
          shape: "desktop",
          alt: "Meja kirim: tamu berikutnya, tombol Buka WhatsApp, pesannya, dan antrean.",
        },
      },
      {
        id: "together",
        title: "Berbagi antrean",
        text: [
          "Beri tamu seorang pengirim di daftar tamu; setiap pengirim punya antrean sendiri. Penolong tanpa akun mengirim lewat tautannya dan hanya melihat tamu yang diberikan kepadanya.",
          "Status setiap tamu tersimpan di undangan, jadi antrean bisa dilanjutkan di ponsel lain.",
        ],
      },
      {
        id: "after",
        title: "Pengingat, kabar perubahan, dan terima kasih",
        text: [
          "Pengingat hanya untuk tamu yang belum menjawab; kami menyarankannya sepekan dan sehari sebelum acara. Bila jam atau tempat berubah setelah terbit, “Kabar perubahan” berisi tamu yang sudah melihat kabar lama. Halaman undangan pun menyebut jam atau tempat sebelumnya selama 30 hari; salah tulis yang dibetulkan dalam sejam tidak disebut. Bila acara ditunda atau dibatalkan, semua yang sudah dikirimi masuk ke antrean itu. Penolong menemukan antrean yang sama di tautannya, untuk tamu bagiannya.",
        ],
      },
      {
        id: "words",
        title: "Kata-kata keluarga sendiri",
        text: [
          "Di “Naskah”, salin salah satu naskah dan ubah. Kata dalam kurung kurawal, seperti {nama} dan {tautan}, diisi untuk setiap tamu; naskah tanpa {tautan} tidak bisa disimpan.",
          "Bila ada versi untuk tiap keluarga, “Berlaku untuk” memilih pihaknya: tamu pihak itu membaca kata-katanya sendiri, tamu lain membaca yang untuk semua.",
          "“Ubah” di bawah pesan mengubah pesan untuk satu tamu saja, sebelum dibuka di WhatsApp. Perubahannya tersimpan di perangkat itu sampai terkirim.",
        ],
      },
    ],
    screen: { to: "list", text: "Pilih undangan" },
    related: ["guests-and-links", "whatsapp-api", "reading-answers"],
  },
  {
    id: "households-and-groups",
    topic: "guests",
    title: "Satu tautan untuk keluarga atau grup",
    summary: "Satu jawaban untuk serumah, atau satu tautan untuk seluruh grup WhatsApp.",
    keywords: "rombongan alumni kantor arisan rt grup wa keluarga besar serumah satu link banyak orang",
    parts: [
      {
        id: "household",
        title: "Keluarga",
        text: [
          "Pilih “Keluarga” saat menambah tamu, lalu tulis nama anggotanya satu per baris. Keluarga mendapat satu tautan dan satu jawaban; saat menjawab, mereka mencentang siapa saja yang hadir.",
        ],
      },
      {
        id: "group",
        title: "Grup",
        text: [
          "Pilih “Grup” untuk grup WhatsApp, misalnya Alumni SMAN 3. Satu tautan ditempel di grup itu, dan setiap orang menulis namanya sendiri saat menjawab. Jawaban mereka langsung tercatat di bawah grup itu, tidak perlu dicocokkan.",
          "“Paling banyak jawaban” membatasi berapa orang yang bisa menjawab lewat tautan itu. Kosongkan bila tidak dibatasi.",
        ],
      },
    ],
    related: ["guests-and-links", "seats-and-waitlist"],
  },
  {
    id: "invited-only",
    topic: "guests",
    title: "Acara atau rekening hanya untuk sebagian tamu",
    summary: "Akad untuk keluarga, resepsi untuk semua: yang tidak diundang tidak melihatnya.",
    keywords: "akad keluarga inti rahasia sembunyikan acara terbatas privat rekening tamu tertentu",
    parts: [
      {
        id: "ceremony",
        title: "Acara untuk tamu yang dipilih",
        text: ["Acara seperti ini tidak ada di halaman umum, tidak juga di sumber halamannya."],
        steps: [
          "Di “Waktu dan tempat”, buka acaranya, lalu pilih “Hanya tamu yang dipilih”.",
          "Di “Tamu”, buka tamu yang diundang, lalu centang acara itu pada “Diundang ke”.",
          "Terbitkan perubahan. Tamu itu melihat acaranya lewat tautan pribadi.",
        ],
        note: "Tamu yang tidak diundang ke acara mana pun tidak bisa menjawab. Daftar tamu memberi tahu bila itu terjadi.",
      },
      {
        id: "gifts",
        title: "Rekening dan alamat",
        text: [
          "Di bagian “Hadiah”, pilih “Hanya tamu dengan tautan pribadi”. Nomor rekening baru terkirim ke ponsel setelah tautan pribadi terbukti sah.",
        ],
      },
    ],
    related: ["private-page", "guests-and-links", "gifts"],
  },
  {
    id: "seats",
    topic: "guests",
    title: "Mengatur tempat duduk",
    summary: "Meja di denah, tamu per kelompok, dan apa yang terjadi saat jawaban berubah.",
    keywords: "meja kursi denah tempat duduk vip semeja bersama jangan bersama cetak kartu meja",
    parts: [
      {
        id: "fill",
        title: "Dari meja kosong sampai semua duduk",
        text: ["Satu undangan selalu duduk bersama, dengan kursi sebanyak orang yang menjawab datang."],
        steps: [
          "Buka “Tempat duduk”, pilih acaranya, lalu “Tambah meja”.",
          "Bila perlu, tulis di “Aturan” siapa yang bersama dan siapa yang jangan bersama.",
          "Ketuk “Isi otomatis”. Yang tidak kebagian disebut dengan alasannya.",
          "Geser meja di “Denah”, atau pindahkan tamu dari daftar “Meja”.",
        ],
        picture: {
          name: "seats",
          shape: "desktop",
          alt: "Tempat duduk: denah dengan empat puluh meja di depan pelaminan, dan daftar mejanya.",
        },
        note: "Dua orang boleh mengatur denah yang sama; perubahan keduanya tersimpan.",
      },
      {
        id: "changes",
        title: "Setelah jawaban berubah",
        text: [
          "Tamu yang berhalangan, datang lebih banyak, atau dihapus ditunjukkan di atas denah, dengan satu ketukan untuk menyelesaikannya.",
          "Penerima tamu melihat meja tiap tamu. Bila “Tampilkan meja di halaman tamu” dicentang di “Atur denah”, tamu yang datang melihat mejanya sendiri.",
        ],
      },
    ],
    related: ["guests-and-links", "households-and-groups", "invited-only"],
  },
];
