import "../ui/global.css";
import i18next from "i18next";
import { loadNamespaces } from "../lib/i18n/i18n.ts";

/**
 * All that a build without a project shows (`web/build/without-project.ts`): in the reader's language that nothing is lost, and
 * in the words of whoever builds what is missing.
 */
async function show(): Promise<void> {
  await loadNamespaces(["notice"]);
  const main = document.createElement("main");
  main.id = "content";
  main.style.cssText = "max-width: 36rem; margin: 15vh auto 0; padding: 0 20px";
  const add = (tag: "h1" | "p", text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    main.append(element);
  };
  add("h1", i18next.t("notice:withoutProject.title"));
  add("p", i18next.t("notice:withoutProject.text"));
  add("p", i18next.t("notice:withoutProject.forBuilder", { name: "VITE_FIREBASE_PROJECT_ID" }));
  document.getElementById("root")?.replaceChildren(main);
}

void show();
