export default {
  samples: {
    help: "Pilih nada yang paling seperti keluarga Anda, lalu ubah sesuka hati. Kalimat yang ada sekarang digantikan, dan bisa dikembalikan.",
    use: "Pakai kalimat ini",
    useOf: "Pakai kalimat ini: {{voice}}",
    chosen: "Kalimat diganti.",
  },
  ceremonies: {
    help: "Nama yang lazim di tiap adat. Pilih satu untuk acara ini; kedua bahasanya ikut terisi dan masih bisa diubah.",
    use: "{{name}}, adat {{adat}}",
    adat: {
      bali: "Bali",
      batak: "Batak",
      betawi: "Betawi",
      bugis: "Bugis dan Makassar",
      jawa: "Jawa",
      melayu: "Melayu",
      minang: "Minang",
      sunda: "Sunda",
      tionghoa: "Tionghoa",
    },
  },
  voice: { formal: "Resmi", warm: "Hangat", brief: "Ringkas" },
};
