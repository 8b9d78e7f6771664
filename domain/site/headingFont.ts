/**
 * The headings' font, 17 kB: one file for the app and for the pages that have no script (src/kit/theme/fonts.css names it
 * too). Browsers keep it for ever; another one has another name (landing/build/subsetFonts.ts).
 */
export const HEADING_FONT = '/fonts/fraunces-560-1.woff2'
