export interface PageParts {
  title: string
  /** The device's, or what the visitor has chosen. */
  colours: 'system' | 'light' | 'dark'
  /** Everything the page needs to look as it should. */
  css: string
  /** The files that `css` was made of, from the build's folder. */
  styles: string[]
  /** What the app's entry and the page are made of, from the build's folder. */
  scripts: string[]
  /** What React rendered for `#root`. */
  body: string
  /** Instead of a page that React hydrates: what is shown until it has drawn its own. */
  frame?: string
  /** Where the first rows of the page's list come from; asked for beside the code (`src/early/askEarly.ts`). */
  rows?: { address: string; query: string; script: string } | undefined
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The app's shell, asking at once for scripts that would otherwise be found one after the other. */
function askAtOnce(shell: string, scripts: string[]): string {
  const known = new Set([...shell.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file))
  const preloads = scripts
    .filter((file) => !known.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return shell.replace('</head>', () => `${preloads.join('')}</head>`)
}

/**
 * The app's shell with one page in it: styles inside instead of linked, and all of its code asked for at once, but after
 * what the page needs to be seen.
 */
export function composePage(
  shell: string,
  { title, colours, css, styles, scripts, body, frame, rows }: PageParts,
): string {
  const theme = colours === 'system' ? '' : ` data-theme="${colours}"`
  const frameHtml = frame ? `<div id="frame" aria-hidden="true">${frame}</div>` : ''
  // An import of a page waits for its styles, unless they are linked: these are in the page, so the links load nothing.
  const linked = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
  const early = rows
    ? `<meta name="winex-rows" content="${attribute(rows.address)}" data-query="${attribute(rows.query)}">` +
      `<script type="module" async src="/${rows.script}"></script>`
    : ''
  return askAtOnce(shell, scripts)
    .replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    .replace('<html ', () => `<html${theme} `)
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(
      /<title>.*<\/title>/,
      () => `<title>${title}</title>\n    ${early}<style>${css}</style>${linked}`,
    )
    .replace('<div id="root"></div>', () => `${frameHtml}<div id="root">${body}</div>`)
}
