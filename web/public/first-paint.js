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
  // The sign-in page and the front door as they stand in their HTML, for those who will see exactly that: not with a page
  // waiting behind the sign-in, not in another accent, not where an account is kept and home comes next.
  var isPainted = location.pathname === "/" || (location.pathname === "/sign-in" && location.search === "");
  if (isPainted && !hasAccount && !root.dataset.accent) root.dataset.frame = root.lang;
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute("content", "#11110d");

  // A painted page holds its scripts back until then, so that they share no line with what is seen.
  var held = document.getElementById("held");
  if (held === null) return;
  var start = function () {
    if (!held.isConnected) return;
    held.remove();
    held.content.querySelectorAll("[data-language]").forEach(function (texts) {
      // What only the frame's page needs is of no use to another one.
      if (!root.dataset.frame || (texts.dataset.language && texts.dataset.language !== root.lang))
        texts.remove();
    });
    document.head.append(document.importNode(held.content, true));
  };
  if (!root.dataset.frame || document.hidden) return start();
  try {
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  } catch {
    // A browser that does not tell when it has painted; below.
  }
  window.addEventListener("load", function () {
    setTimeout(start, 500);
  });
})();
