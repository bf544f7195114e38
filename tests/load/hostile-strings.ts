/* Strings that break out of HTML, attributes, scripts, JSON, headers or calendars where a template forgets to escape. */

const payloads = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "</textarea><img src=x onerror=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  "` onload=alert(1) `",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<a href=javascript:alert(1)>x</a>",
  "javascript:alert(1)//",
  "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
  "<!--<script>-->alert(1)",
  "--><script>alert(1)</script><!--",
  "]]><script>alert(1)</script>",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#x3c;img src=x onerror=alert(1)&#x3e;",
  "\\u003cscript\\u003ealert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:x",
  "x\r\nSet-Cookie: a=b\r\n\r\n<script>alert(1)</script>",
  "\u2028alert(1)\u2029</script>",
  "__proto__",
  '","constructor":{"prototype":1},"',
];

const wrappings: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `A${payload.toUpperCase()}`,
  (payload) => `Rani ${payload} Dimas`,
  (payload) => `B${payload.replaceAll("<", "<<")}`,
  (payload) => `C${payload.replaceAll(" ", "\t")}`,
  (payload) => `D${payload.replaceAll(" ", "/")}`,
  (payload) => `\u202e${payload}\u202c`,
  (payload) => `\u0000${payload}`,
  (payload) => `${payload}\\`,
  (payload) => `💍${payload}\n${payload}`,
];

/** 300 of them. */
export const hostileStrings: readonly string[] = payloads.flatMap((payload) =>
  wrappings.map((wrap) => wrap(payload)),
);
