import type theme from "../id/theme.ts";

const texts: typeof theme = {
  title: "Invitation themes",
  lead: "Type your names and the day, and see them on every cover. You can change the theme at any time without changing a word.",
  own: { firstName: "First name", secondName: "Second name", date: "Date" },
  sample: {
    firstName: "Rani",
    secondName: "Dimas",
    venue: "Gedung Merdeka",
    city: "Bandung",
    seminar: "Keeping Nusantara batik alive",
    meeting: "Annual members’ meeting",
  },
  look: {
    open: "Look",
    openNamed: "Look at the invitation: {{theme}}",
    title: "A sample invitation in theme {{theme}}",
    page: "The invitation as guests see it",
    of: "{{index}} of {{count}}",
    previous: "Previous theme",
    next: "Next theme",
    close: "Back to all themes",
  },
  count_one: "{{count}} theme",
  count_other: "{{count}} themes",
  use: "Use this theme",
  useNamed: "Use this theme: {{theme}}",
  favouriteNamed: "Favourite: {{theme}}",
  none: "No theme matches that yet. Try leaving one choice open.",
  noFavourites: "No favourites in this browser yet. Tap the heart of a theme you like.",
  showAll: "Show all themes",
  filter: {
    label: "Filter themes",
    tradition: "Tradition",
    mood: "Mood",
    layout: "Layout",
    photo: "Photo on the cover",
    scheme: "Night colours",
    favourites: "My favourites",
    all: "All themes",
  },
  tradition: {
    any: "For anyone",
    bali: "Balinese",
    batak: "Batak",
    betawi: "Betawi",
    buddha: "Buddhist",
    bugis: "Bugis",
    hindu: "Hindu",
    islam: "Islamic",
    jawa: "Javanese",
    katolik: "Catholic",
    khonghucu: "Confucian",
    melayu: "Malay",
    minang: "Minangkabau",
    protestan: "Protestant",
    sunda: "Sundanese",
    tionghoa: "Chinese Indonesian",
  },
  mood: {
    calm: "Calm",
    festive: "Festive",
    modern: "Modern",
    playful: "Playful",
    romantic: "Romantic",
    solemn: "Solemn",
  },
  photo: { with: "With a photo", without: "Without a photo" },
  layout: {
    adegan: "Scenes",
    majalah: "Magazine",
    sunyi: "Quiet",
    surat: "Letter",
  },
  scheme: { dark: "Has night colours", light: "Always the same" },
  theme: {
    janur: { name: "Janur", about: "Morning and hope: woven young coconut leaf, for any occasion." },
    balang: {
      name: "Balang",
      about:
        "Toothed eaves in the sun, their shade on the wall, and the railing of a Betawi house: cheerful, for a khitanan too.",
    },
    buaian: {
      name: "Buaian",
      about: "A woven cradle under moon and stars: for an aqiqah, mitoni or tedak siten.",
    },
    forum: { name: "Forum", about: "Squared paper and the day in large figures: for seminars and launches." },
    gandum: {
      name: "Gandum",
      about:
        "Ripe wheat before a low sun, and a wreath of ears about the day: for Catholic weddings and baptisms.",
    },
    gonjong: {
      name: "Gonjong",
      about: "The big house at dusk and songket in gold thread: proud, Minangkabau.",
    },
    horas: {
      name: "Horas",
      about: "Names as large as the screen over black, red and white cloth: strong, Batak.",
    },
    jepun: { name: "Jepun", about: "A split gate with a frangipani: brick and sun, Balinese." },
    kapel: {
      name: "Kapel",
      about: "Leaded glass that glows at dusk, its colours on wall and floor: still, for church weddings.",
    },
    kayon: {
      name: "Kayon",
      about: "The gunungan in punched hide before the lamp of the shadow play: dignified, Javanese.",
    },
    khatam: {
      name: "Khatam",
      about: "A door of khatam lattice with light behind it: clear and reverent, for Islamic events.",
    },
    kota: {
      name: "Kota",
      about: "Large names that change colour at the edge of a black disc or a photo: like a magazine.",
    },
    laut: { name: "Laut", about: "A wave that runs up the sand at first light: for a feast by the sea." },
    layang: {
      name: "Layang",
      about: "Paper kites with the sun behind them, above green ridges: for a khitanan or any child’s day.",
    },
    mega: { name: "Mega", about: "Rain clouds along the edge: cool and patient, from Cirebon." },
    merak: { name: "Merak", about: "Peacock feathers that shine over pale green silk: graceful, Sundanese." },
    pesta: {
      name: "Pesta",
      about: "Rosettes of folded paper, and names as large as a poster’s: for birthdays and reunions.",
    },
    prada: { name: "Prada", about: "A lotus in leaf gold on night-green cloth: for ceremonies in Bali." },
    raudhah: {
      name: "Raudhah",
      about:
        "From the shade of a sandstone arch into a garden of the morning, flowers in pots: soft, Islamic.",
    },
    rebung: {
      name: "Rebung",
      about: "Bamboo shoots in gold thread along green silk: courtly, Malay and Palembang.",
    },
    resmi: { name: "Resmi", about: "A tidy official letter: for meetings, offices and seminars." },
    ronce: { name: "Ronce", about: "A curtain of jasmine on deep green: bridal and calm." },
    sabbe: {
      name: "Sabbe",
      about: "Checked silk as large as the screen, warp crossing weft: bright, Bugis and Makassar.",
    },
    sido: {
      name: "Sido",
      about: "Names in a great white cell of sido batik, soga brown all around: an old family, Javanese.",
    },
    sunyi: { name: "Sunyi", about: "Words on plain paper, quiet and sincere." },
    taman: { name: "Taman", about: "A watercolour garden on torn paper: romantic, for anybody." },
    teduh: { name: "Teduh", about: "One leaf, no music, countdown or gallery: for a haul or tahlil." },
    teratai: {
      name: "Teratai",
      about: "A watercolour lotus on a pond at first light: gentle, Buddhist, Confucian or Hindu.",
    },
    toga: { name: "Toga", about: "Fine lines like a certificate’s: for graduations and openings." },
    truntum: {
      name: "Truntum",
      about: "Stars of wax on dark soga cloth, by candle: a solemn evening, Javanese.",
    },
    xi: {
      name: "Xi",
      about:
        "A moon gate in red lacquer and golden peonies, 囍 for couples: for Chinese weddings, sangjit and tea pai.",
    },
  },
};

export default texts;
