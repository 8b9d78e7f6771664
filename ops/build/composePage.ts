interface PageParts {
  title: string
  /** The device's, or what the visitor has chosen. */
  colours: 'system' | 'light' | 'dark'
  /** Everything the page needs to look as it should. */
  css: string
  /** The script that begins the app, the app's entry, and all that app and page are made of. */
  begin: string
  entry: string
  scripts: string[]
  /** What React rendered for `#root`. */
  body: string
}

/**
 * The app's shell with one page in it. Its styles stand inside instead of being linked, and its code, asked for at
 * once but after the fonts, begins when the page has been painted.
 */
export function composePage(
  shell: string,
  { title, colours, css, begin, entry, scripts, body }: PageParts,
): string {
  const theme = colours === 'system' ? '' : ` data-theme="${colours}"`
  const code = [
    `<script type="module" fetchpriority="low" src="/${begin}"></script>`,
    ...scripts.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    ),
  ]
  return shell
    .replace('<html ', () => `<html data-app="/${entry}"${theme} `)
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script [^>]*><\/script>/, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>\n    <style>${css}</style>`)
    .replace('</head>', () => `${code.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}
