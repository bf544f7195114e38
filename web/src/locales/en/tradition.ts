export default {
  samples: {
    help: "Choose the tone that sounds most like your family, then change it as you like. It takes the place of the present text, which you can bring back.",
    use: "Use this text",
    useOf: "Use this text: {{voice}}",
    chosen: "The text was replaced.",
  },
  ceremonies: {
    help: "What each people calls its ceremonies. Choose one for this ceremony; both languages are filled in and can be changed.",
    use: "{{name}}, {{adat}} custom",
    adat: {
      bali: "Balinese",
      batak: "Batak",
      betawi: "Betawi",
      bugis: "Bugis and Makassar",
      jawa: "Javanese",
      melayu: "Malay",
      minang: "Minang",
      sunda: "Sundanese",
      tionghoa: "Chinese Indonesian",
    },
  },
  voice: { formal: "Formal", warm: "Warm", brief: "Brief" },
};
