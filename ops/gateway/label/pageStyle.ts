/** The whole style of a bottle's page, within it: nothing else is asked for. Colours as the portal has them. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#fbf7f0;--rule:#e8dac6;--ink:#2a1a16;--muted:#6b5750;--vinho:#7a1528;--note:#fff3c4;--noteink:#5c4500}
@media(prefers-color-scheme:dark){:root{--paper:#17100e;--rule:#3a2c26;--ink:#f1e7da;--muted:#b9a79b;--vinho:#e9a3ae;--note:#3a2f0b;--noteink:#ffe9a3}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:40rem;margin:0 auto;padding:0 1rem}
header{display:flex;justify-content:space-between;align-items:center;padding-block:.5rem}
.brand{color:var(--vinho);font:600 1.5rem Georgia,serif}
a{color:var(--vinho);display:inline-block;padding:.6rem 0}
h1,h2{font-family:Georgia,serif;line-height:1.2;margin:1.5rem 0 .75rem}
h1{font-size:1.75rem}
h2{font-size:1.2rem;color:var(--vinho)}
p{margin:0 0 .75rem;white-space:pre-line}
.note{background:var(--note);color:var(--noteink);padding:.75rem 1rem;border-radius:.75rem}
.note a{color:inherit}
dl{margin:0}
dl div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem;padding:.6rem 0;border-top:1px solid var(--rule)}
dt{color:var(--muted)}
dd{margin:0}
footer{margin-top:2rem;padding-block:1rem 2rem;color:var(--muted);border-top:1px solid var(--rule)}
footer strong{color:var(--ink)}`
