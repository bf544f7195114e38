// Runs before the first paint, so that no page shows the wrong colours or language for a moment.
// The keys are those of src/lib/preferences.ts and src/lib/device-settings.ts; storage may be forbidden, then the defaults hold.
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  try {
    scheme = localStorage.getItem("janur.colorScheme");
    language = localStorage.getItem("janur.language");
    ["accent", "textSize", "density", "hiddenMenu", "hiddenHome"].forEach(function (name) {
      var value = localStorage.getItem("janur." + name);
      if (value !== null) root.dataset[name] = value;
    });
  } catch {
    // Defaults below.
  }
  var dark =
    scheme === "dark" || (scheme !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  root.lang = language === "en" ? "en" : "id";
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute("content", "#11110d");
})();
