import { appPictureName, type AppPicture } from "./app-screens.ts";

/** Every screen of the application as one page: phone pictures small, laptop pictures wide, filtered by typed words. */
export function appSheetHtml(pictures: readonly AppPicture[]): string {
  const figures = pictures.map((picture) => {
    const { name, viewer, size, scheme, language } = picture;
    const file = appPictureName(picture);
    const words = [name, viewer, size, scheme, language].join(" ");
    return `<figure data-words="${words}" class="${size}"><a href="${file}.png"><img loading="lazy" src="${file}.png" alt=""></a><figcaption>${file}</figcaption></figure>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet of the application</title>
<style>
body{margin:16px;font:14px system-ui,sans-serif;background:#77756e}
input{width:100%;padding:12px;font:inherit}
main{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start;margin-top:16px}
figure{margin:0;background:#fff}.phone img{display:block;width:240px}.laptop img{display:block;width:520px}
figcaption{padding:4px 8px;font-size:12px}
</style>
<input type="search" aria-label="Words" placeholder="guests phone dark" value="phone light id">
<main>${figures.join("\n")}</main>
<script>
const field=document.querySelector("input");
const filter=()=>{const words=field.value.split(" ").filter(Boolean);
for(const figure of document.querySelectorAll("figure")){const own=figure.dataset.words.split(" ");
figure.hidden=!words.every((word)=>own.includes(word))}};
field.addEventListener("input",filter);filter();
</script>
`;
}
