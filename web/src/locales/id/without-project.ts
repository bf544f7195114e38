export default {
  title: "Janur belum siap dibuka",
  text: "Pemasangan di alamat ini belum selesai. Data Anda tidak terpengaruh; silakan coba lagi nanti.",
  forBuilder:
    "Untuk pemasang: aplikasi ini dibangun tanpa nama proyek Firebase. Tulis {{name}} di web/.env.production, lalu bangun lagi (docs/operations.md).",
};
