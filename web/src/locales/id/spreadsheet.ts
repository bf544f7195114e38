export default {
  open: "Unduh",
  title: "Lembar kerja",
  intro:
    "Satu baris untuk setiap tamu: nama, kelompok, jumlah tempat, jawaban tiap acara, pendamping, pertanyaan, dan ucapan. Waktu ditulis menurut zona undangan.",
  withContacts:
    "Nomor HP dan e-mail tamu ikut. Simpan berkasnya baik-baik, dan hapus bila sudah tidak dipakai.",
  withoutContacts: "Nomor HP dan e-mail tamu tidak ikut; hanya pemilik dan editor yang melihatnya.",
  xlsx: "Unduh Excel (.xlsx)",
  csv: "Unduh CSV",
  working: "Berkas sedang disiapkan…",
  done: "Berkas sudah diunduh.",
  hint: "Excel membuka .xlsx langsung. CSV cocok untuk program lain, misalnya Google Sheets atau LibreOffice.",
  file: "{{slug}}-tamu-{{date}}.{{format}}",
};
