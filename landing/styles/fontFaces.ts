import { ownFonts } from './ownFonts'

/** For pages without JavaScript; with it, `loadFonts` brings them after the first paint. */
const own = ownFonts.map(
  ({ family, url, weight }) =>
    `@font-face{font-family:${family};src:url(${url}) format("woff2");font-weight:${weight};font-display:swap}`,
)

interface Metrics {
  size: number
  ascent: number
  descent: number
}

const local = (family: string, names: readonly string[], metrics: Metrics): string =>
  `@font-face{font-family:"${family}";src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${metrics.size}%;ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:0%}`

const GEORGIA = ['Georgia', 'Gelasio']
const TIMES = ['Times New Roman', 'Liberation Serif', 'Noto Serif']

/**
 * Our two fonts and system fonts stretched to their measures, so that no line moves when ours arrive. Widths were
 * measured over the pages' own text; each is a hair too wide, as a text that grows when the font arrives would
 * count as painted only then. The poster's headline has measures of its own: its optical size is far narrower.
 */
export const fontFaces = [
  `@media (scripting:none){${own.join('')}}`,
  local('Fraunces Georgia', GEORGIA, { size: 102, ascent: 95.9, descent: 25 }),
  local('Fraunces Times', TIMES, { size: 112, ascent: 87.3, descent: 22.8 }),
  local('Poster Georgia', GEORGIA, { size: 87.5, ascent: 111.8, descent: 29.1 }),
  local('Poster Times', TIMES, { size: 96, ascent: 101.9, descent: 26.6 }),
  local('Inter Arial', ['Arial', 'Liberation Sans', 'Helvetica'], {
    size: 107,
    ascent: 90.5,
    descent: 22.5,
  }),
  local('Inter Roboto', ['Roboto'], { size: 106.1, ascent: 91.3, descent: 22.7 }),
].join('')
