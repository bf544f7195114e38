/** Rules of the page where guests add pictures, behind the theme's. */
export const photoStyle = [
  "#list{display:grid;gap:12px;margin-top:16px;text-align:left}",
  "#list li{display:grid;grid-template-columns:72px 1fr auto;gap:12px;align-items:center;padding:8px;border:1px solid var(--line,currentColor);border-radius:12px}",
  "#list img,#list i{display:block;width:72px;height:72px;border-radius:8px;object-fit:cover;background:#8883}",
  "#list p{overflow-wrap:normal}",
  "#list progress{display:block;width:100%;height:8px;margin-top:6px;accent-color:var(--accent)}",
  "#list .quiet{min-height:48px;padding:8px 14px;font-size:15px}",
  "#own,#rules{display:none}",
  "#own{margin-top:40px}",
  "#rules{text-align:center}",
  ".many #rules,.many~#own,#own.many{display:block}",
  ".many #choose input{position:absolute;width:1px;height:1px;opacity:0}",
  ".many #choose{display:flex;align-items:center;justify-content:center;position:relative;min-height:56px;margin-top:20px;padding:8px 32px;border-radius:var(--radius);background:var(--accent);color:var(--on);cursor:pointer}",
  ".many #choose span{font-weight:600}",
  ".many #choose:focus-within{outline:3px solid var(--accent);outline-offset:3px}",
  ".many #send{display:none}",
].join("");
