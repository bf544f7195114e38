// Written by npm run themes, out of the folders of themes.
export const themeWords = {
  janur: { name: "Janur", about: "Pagi dan harapan: janur dilipat dan dianyam, untuk acara apa pun." },
  taman: {
    name: "Taman",
    about: "Bunga besar dilukis di atas hijau botol, seperti taman saat senja: romantis, untuk siapa saja.",
  },
  ronce: { name: "Ronce", about: "Tirai melati di atas hijau tua: anggun dan tenang, untuk mempelai." },
  jepun: { name: "Jepun", about: "Gerbang candi bentar dengan bunga jepun: bata dan matahari, dari Bali." },
  gonjong: {
    name: "Gonjong",
    about: "Songket benang emas yang dilipat menjadi gonjong, di cahaya pelita: gagah, dari Minangkabau.",
  },
  mega: { name: "Mega", about: "Awan mega mendung besar tujuh warna: sejuk dan sabar, dari Cirebon." },
  merak: { name: "Merak", about: "Bulu merak berkilau di atas sutra malam: anggun, dari Sunda." },
  kota: {
    name: "Kota",
    about: "Nama besar yang berganti warna di tepi lingkaran hitam atau foto: seperti majalah.",
  },
  khatam: {
    name: "Khatam",
    about: "Pintu kisi khatam dengan cahaya di baliknya: jernih dan khidmat, untuk acara Islam.",
  },
  teratai: {
    name: "Teratai",
    about: "Teratai cat air di kolam pagi: lembut, untuk Buddha, Khonghucu, dan Hindu.",
  },
  xi: {
    name: "Xi",
    about:
      "Guntingan kertas merah di atas emas: peoni, sepasang murai, dan 囍 untuk mempelai. Untuk pernikahan Tionghoa, sangjit, dan tea pai.",
  },
  kapel: {
    name: "Kapel",
    about:
      "Kaca patri menyala di kala senja, warnanya jatuh di dinding dan lantai: hening, untuk pemberkatan, misa dan baptis.",
  },
  rebung: {
    name: "Rebung",
    about: "Pucuk rebung benang emas di tepi sutra hijau: anggun, dari Melayu dan Palembang.",
  },
  kayon: { name: "Kayon", about: "Gunungan kulit bertatah di depan cahaya blencong: berwibawa, dari Jawa." },
  laut: { name: "Laut", about: "Ombak yang naik ke pasir saat fajar: untuk pesta di tepi laut." },
  horas: {
    name: "Horas",
    about: "Nama sebesar layar di atas tenun hitam, merah, putih: kuat, dari tanah Batak.",
  },
  sabbe: {
    name: "Sabbe",
    about: "Sutra kotak-kotak sebesar layar, lungsin dan pakan bersilang: cerah, dari Bugis dan Makassar.",
  },
  raudhah: {
    name: "Raudhah",
    about:
      "Pelataran taman dilihat dari atas: kolam berlekuk dari ubin berglasir dan air yang mengalir: lembut, bernapaskan Islam.",
  },
  sido: {
    name: "Sido",
    about: "Nama di satu sel putih batik sido, soga di sekelilingnya: keluarga lama, dari Jawa.",
  },
  balang: {
    name: "Balang",
    about: "Gigi balang, bayangannya di dinding, dan langkan rumah Betawi: ceria, untuk khitanan juga.",
  },
  buaian: {
    name: "Buaian",
    about:
      "Ayunan kain di depan bulan purnama, dari senja sampai malam: untuk akikah, mitoni, dan tedak siten.",
  },
  layang: {
    name: "Layang",
    about: "Layang-layang kertas tembus matahari di atas bukit hijau: untuk khitanan dan hari anak.",
  },
  pesta: { name: "Pesta", about: "Roset kertas lipat dan nama sebesar poster: untuk ulang tahun dan reuni." },
  sunyi: {
    name: "Sunyi",
    about: "Dahan magnolia timbul di kertas katun, putih di atas putih: tenang dan tulus.",
  },
  toga: {
    name: "Toga",
    about: "Roset garis halus seperti ijazah dan kuncir emas toga: untuk wisuda dan peresmian.",
  },
  resmi: {
    name: "Resmi",
    about:
      "Kertas katun tebal putih dan biru tua bertepi emas, disusun seperti kipas: untuk rapat, kantor, dan seminar.",
  },
  forum: {
    name: "Forum",
    about: "Poster cetak saring dua tinta, gelombang suara yang bertemu: untuk seminar dan peluncuran.",
  },
  teduh: {
    name: "Teduh",
    about:
      "Naungan pohon tua dalam kabut pagi, dilukis tinta; tanpa musik, hitung mundur, dan galeri: untuk haul dan tahlil.",
  },
};
