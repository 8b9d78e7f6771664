/**
 * Spreadsheets run a cell that begins with one of these as a formula (OWASP, CSV Injection). Exported text is
 * neutralised with a leading apostrophe, and the same apostrophe is taken off when the file comes back (R24).
 */
const FORMULA_START = /^[=+\-@\t\r]/
const NEUTRALIZED = /^'+[=+\-@\t\r]/
const PLAIN_NUMBER = /^-?\d[\d.,]*$/

/** The text of a cell that no spreadsheet runs. Plain numbers ('-5') stay as they are; '+5' would lose its sign. */
export function neutralizeFormula(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text
  // What already looks neutralised gets one apostrophe more, so that restoring gives back exactly this text.
  return FORMULA_START.test(text) || NEUTRALIZED.test(text) ? `'${text}` : text
}

/** Spreadsheets read these as a number or a date, and save '45', 'mar/24' or '7,9E+12': lots, registrations and codes. */
const READ_AS_OTHER = /^'*(?:0\d+|\d{1,4}[/-]\d{1,4}|\d{12,}|\d+E\d+)$/i

/** The text of a cell that a spreadsheet saves as it is. */
export const protectText = (text: string): string => (READ_AS_OTHER.test(text) ? `'${text}` : text)

/** Takes off the apostrophe that protectText put there; other texts stay as they are. */
export const restoreText = (text: string): string =>
  text.startsWith("'") && READ_AS_OTHER.test(text) ? text.slice(1) : text

/** Takes off the apostrophe that neutralizeFormula put there; other texts stay as they are. */
export const restoreFormula = (text: string): string =>
  NEUTRALIZED.test(text) ? text.slice(1) : text
