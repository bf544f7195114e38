import { sheetPageName, sheetParts, type SheetPage } from "./sample.ts";

/** The sheet as one page: pictures by name, those shown whose names contain every word that is typed. */
export function sheetHtml(pages: readonly SheetPage[]): string {
  const figures = pages.flatMap((page) =>
    sheetParts.map((part) => {
      const name = `${sheetPageName(page)}-${part}`;
      return `<figure data-name="${name}"><img loading="lazy" src="${name}.jpg" alt=""><figcaption>${name}</figcaption></figure>`;
    }),
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
body{margin:16px;font:14px system-ui,sans-serif;background:#77756e}
input{width:100%;padding:12px;font:inherit}
main{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start;margin-top:16px}
figure{margin:0;background:#fff}img{display:block;width:270px}figcaption{padding:4px 8px;font-size:12px}
</style>
<input type="search" aria-label="Words" placeholder="cover 360 dark" value="360 light id short plain cover">
<main>${figures.join("\n")}</main>
<script>
const field=document.querySelector("input");
const filter=()=>{const words=field.value.split(" ").filter(Boolean);
for(const figure of document.querySelectorAll("figure")){const parts=figure.dataset.name.split("-");
figure.hidden=!words.every((word)=>parts.includes(word))}};
field.addEventListener("input",filter);filter();
</script>
`;
}
