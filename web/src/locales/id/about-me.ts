export default {
  title: "Tentang saya",
  unnamed: "Tanpa nama",
  memberSince: "Memakai Janur sejak {{date}}",
  change: "Ubah profil",
  people_one: "{{count}} orang",
  people_other: "{{count}} orang",
  invitations_one: "{{count}} undangan",
  invitations_other: "{{count}} undangan",
  figures: {
    title: "Undangan saya",
    own: "Dibuat",
    invited: "Diundang",
    coming: "Akan hadir",
    counted: "Dihitung dari {{number}} undangan yang terakhir diubah.",
  },
  sender: {
    title: "Yang dilihat tamu",
    lead: "Di sampul {{title}} tamu membaca siapa pengirimnya:",
    leadUnshown: "Setelah {{title}} terbit, tamu melihat nama pengirim di sampul:",
    note: "Nama berasal dari profil Anda; hubungan dan akhiran nomor ditulis di bagian Sampul.",
    change: "Buka isi undangan",
  },
};
