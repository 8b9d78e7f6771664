/**
 * The palette of brand.md, the one source of every colour of the two areas and the sign-in pages.
 * Each `x` / `xBg` pair and each text colour on paper, card and sand reaches 4.5:1 (tested).
 */
export interface Tokens {
  paper: string
  card: string
  sand: string
  rule: string
  /** Border of an input: 3:1 against the card (WCAG 1.4.11). */
  outline: string
  ink: string
  muted: string
  vinho: string
  vinhoHover: string
  onVinho: string
  cellar: string
  onCellar: string
  banner: string
  onBanner: string
  ok: string
  okBg: string
  warning: string
  warningBg: string
  error: string
  errorBg: string
  info: string
  infoBg: string
}

const light: Tokens = {
  paper: '#FBF7F0',
  card: '#FFFDF9',
  sand: '#F4ECE0',
  rule: '#E8DAC6',
  outline: '#9A857A',
  ink: '#2A1A16',
  muted: '#6B5750',
  vinho: '#7A1528',
  vinhoHover: '#5E0F1E',
  onVinho: '#FFFFFF',
  cellar: '#3B0A14',
  onCellar: '#F4ECE0',
  banner: '#F08A3C',
  onBanner: '#2A1A16',
  ok: '#1F5B33',
  okBg: '#E3F1E5',
  warning: '#5C4500',
  warningBg: '#FFF3C4',
  error: '#9C1C1C',
  errorBg: '#FBE9E7',
  info: '#1B4F72',
  infoBg: '#E3EEF6',
}

const dark: Tokens = {
  paper: '#17100E',
  card: '#231915',
  sand: '#2C211C',
  rule: '#3A2C26',
  outline: '#8A766B',
  ink: '#F1E7DA',
  muted: '#B9A79B',
  vinho: '#E9A3AE',
  vinhoHover: '#F3BFC7',
  onVinho: '#17100E',
  cellar: '#3B0A14',
  onCellar: '#F4ECE0',
  banner: '#F08A3C',
  onBanner: '#2A1A16',
  ok: '#A3DBB1',
  okBg: '#17311F',
  warning: '#F2D57E',
  warningBg: '#352A0B',
  error: '#F5B5AE',
  errorBg: '#431A17',
  info: '#A9CDE8',
  infoBg: '#132C3E',
}

export const palettes = { light, dark }
export type Mode = keyof typeof palettes
