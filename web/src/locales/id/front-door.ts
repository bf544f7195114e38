export default {
  headline: "Undangan digital seindah undangan cetak.",
  lead: "Tulis dua nama, dan undangannya jadi. Kirim lewat WhatsApp, jawaban tamu berkumpul sendiri.",
  signIn: "Masuk",
  menu: { label: "Di halaman ini", themes: "Tema", price: "Biaya", safety: "Aman" },
  names: {
    legend: "Lihat dengan nama Anda",
    first: "Nama pertama",
    second: "Nama kedua",
  },
  try: "Coba dengan nama Anda",
  tryPlain: "Coba tanpa akun",
  example: "Lihat contohnya",
  note: "Tanpa akun, tanpa kartu.",
  sample: {
    eyebrow: "Undangan pernikahan",
    facts: "Sabtu, 12 Agustus 2028 · Bandung",
    venue: "Gedung Merdeka",
  },
  themes: {
    title: "Enam dari {{count}} tema",
    text: "Sampulnya memakai nama yang Anda tulis di atas.",
    all: "Lihat semua tema",
  },
  living: {
    title: "Undangan yang hidup",
    text: "Gulir isinya: inilah yang dibuka tamu, di ponsel apa pun, tanpa memasang apa-apa.",
    page: "Contoh undangan yang bisa digulir",
    scroll: "Gulir undangan",
    waiting: "Contoh undangan sedang dibuka…",
  },
  steps: {
    title: "Dari dua nama sampai jawaban tamu",
    write: {
      title: "Tulis dua nama",
      text: "Kalimat, acara, dan tema langsung terisi. Semuanya bisa diubah, juga setelah terbit.",
    },
    send: {
      title: "Kirim lewat WhatsApp",
      text: "Dari nomor Anda sendiri, dengan nama setiap tamu. Keluarga bisa membantu.",
    },
    gather: {
      title: "Jawaban berkumpul",
      text: "Siapa hadir, berapa orang, dan ucapannya. Semua di satu tempat.",
    },
  },
  price: {
    title: "Gratis",
    text: "Membuat, menerbitkan, dan mengirim undangan tidak dipungut biaya. Tidak ada halaman yang kedaluwarsa.",
  },
  safety: {
    title: "Aman untuk tamu, tenang untuk Anda",
    app: "Tamu hanya membuka halaman web. Tidak pernah diminta memasang aplikasi, kata sandi, atau kode OTP.",
    sender: "Setiap halaman menyebut siapa yang mengirimnya.",
    data: "Nomor HP tamu dihapus paling lambat 180 hari setelah acara, dan halaman tidak muncul di mesin pencari kecuali Anda mau.",
  },
  footer: { privacy: "Kebijakan privasi", terms: "Ketentuan layanan" },
};
