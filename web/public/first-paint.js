// Runs before the first paint, so that no page shows the wrong colours or language for a moment.
// The keys are those of src/lib/preferences.ts and src/lib/device-settings.ts; storage may be forbidden, then the defaults hold.
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  var hasAccount = false;
  try {
    scheme = localStorage.getItem("janur.colorScheme");
    language = localStorage.getItem("janur.language");
    hasAccount = localStorage.getItem("janur.hasAccount") !== null;
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
  // The sign-in page as it stands in its HTML, for those who will see exactly that: not with a page waiting behind it,
  // not in another accent, not where an account is kept and home comes next.
  if (location.pathname === "/sign-in" && location.search === "" && !hasAccount && !root.dataset.accent)
    root.dataset.frame = root.lang;
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute("content", "#11110d");
})();
