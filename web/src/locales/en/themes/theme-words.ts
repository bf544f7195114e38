// Written by npm run themes, out of the folders of themes.
export const themeWords = {
  janur: { name: "Janur", about: "Morning and hope: folded young coconut leaf, for any occasion." },
  taman: {
    name: "Taman",
    about: "Great blooms painted on bottle green, like a garden at dusk: romantic, for anybody.",
  },
  ronce: { name: "Ronce", about: "A curtain of jasmine on deep green: bridal and calm." },
  jepun: { name: "Jepun", about: "A split gate with a frangipani: brick and sun, Balinese." },
  gonjong: {
    name: "Gonjong",
    about: "Songket in gold thread, folded into the horns of a roof by lamplight: proud, Minangkabau.",
  },
  mega: { name: "Mega", about: "Great level rain clouds in seven tints: cool and patient, from Cirebon." },
  merak: { name: "Merak", about: "Peacock feathers that shine over silk of the night: graceful, Sundanese." },
  kota: {
    name: "Kota",
    about: "Large names that change colour at the edge of a black disc or a photo: like a magazine.",
  },
  khatam: {
    name: "Khatam",
    about: "A door of khatam lattice with light behind it: clear and reverent, for Islamic events.",
  },
  teratai: {
    name: "Teratai",
    about: "A watercolour lotus on a pond at first light: gentle, Buddhist, Confucian or Hindu.",
  },
  xi: {
    name: "Xi",
    about:
      "Red paper cut over gold: peonies, a pair of magpies, 囍 for couples. For Chinese weddings, sangjit and tea pai.",
  },
  kapel: {
    name: "Kapel",
    about:
      "Leaded glass that glows at dusk, its colours on wall and floor: still, for church weddings and baptisms.",
  },
  rebung: {
    name: "Rebung",
    about: "Bamboo shoots in gold thread along green silk: courtly, Malay and Palembang.",
  },
  kayon: {
    name: "Kayon",
    about: "The gunungan in punched hide before the lamp of the shadow play: dignified, Javanese.",
  },
  laut: { name: "Laut", about: "A wave that runs up the sand at first light: for a feast by the sea." },
  horas: {
    name: "Horas",
    about: "Names as large as the screen over black, red and white cloth: strong, Batak.",
  },
  sabbe: {
    name: "Sabbe",
    about: "Checked silk as large as the screen, warp crossing weft: bright, Bugis and Makassar.",
  },
  raudhah: {
    name: "Raudhah",
    about:
      "A garden court from straight above: lobed basins of glazed tiles, water that runs on: soft, Islamic.",
  },
  sido: {
    name: "Sido",
    about: "Names in a great white cell of sido batik, soga brown all around: an old family, Javanese.",
  },
  balang: {
    name: "Balang",
    about:
      "Toothed eaves in the sun, their shade on the wall, and the railing of a Betawi house: cheerful, for a khitanan too.",
  },
  buaian: {
    name: "Buaian",
    about: "A cloth cradle before a full moon, from evening to night: for an aqiqah, mitoni or tedak siten.",
  },
  layang: {
    name: "Layang",
    about: "Paper kites with the sun behind them, above green ridges: for a khitanan or any child’s day.",
  },
  pesta: {
    name: "Pesta",
    about: "Rosettes of folded paper, and names as large as a poster’s: for birthdays and reunions.",
  },
  sunyi: {
    name: "Sunyi",
    about: "A magnolia branch embossed in cotton paper, white on white: quiet and sincere.",
  },
  toga: {
    name: "Toga",
    about: "Engraved rosettes as on a diploma and a golden tassel: for graduations and openings.",
  },
  resmi: {
    name: "Resmi",
    about:
      "Thick cotton paper in white and navy with gilt edges, fanned and layered: for meetings, offices and seminars.",
  },
  forum: {
    name: "Forum",
    about: "A screen-printed poster in two inks, waves of voices that meet: for seminars and launches.",
  },
  teduh: {
    name: "Teduh",
    about:
      "The shade of an old tree in morning mist, in ink; no music, countdown or gallery: for a haul or tahlil.",
  },
};
