import fraunces from '../fonts/fraunces-display.woff2'
import inter from '../fonts/inter-text.woff2'

/** Preloaded: the headline is what is seen first. */
export const headingFont = fraunces

const own = (family: string, url: string, weight: string): string =>
  `@font-face{font-family:${family};src:url(${url}) format("woff2");font-weight:${weight};font-display:swap}`

interface Metrics {
  size: number
  ascent: number
  descent: number
}

const local = (family: string, names: readonly string[], metrics: Metrics): string =>
  `@font-face{font-family:"${family}";src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${metrics.size}%;ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:0%}`

/**
 * Our two fonts and system fonts stretched to their measures, so that no line moves when ours arrive.
 * The percentages were measured over the pages' own text.
 */
export const fontFaces = [
  own('Fraunces', fraunces, '480'),
  own('Inter', inter, '400 650'),
  local('Fraunces Georgia', ['Georgia', 'Gelasio'], { size: 100, ascent: 97.8, descent: 25.5 }),
  local('Fraunces Times', ['Times New Roman', 'Liberation Serif', 'Noto Serif'], {
    size: 110,
    ascent: 88.9,
    descent: 23.2,
  }),
  local('Inter Arial', ['Arial', 'Liberation Sans', 'Helvetica'], {
    size: 107,
    ascent: 90.5,
    descent: 22.5,
  }),
  local('Inter Roboto', ['Roboto'], { size: 106, ascent: 91.4, descent: 22.8 }),
].join('')
