/** Sides of a printed QR code with its white margin, in millimetres. */
export const LABEL_SIZES_MM = [15, 20, 25, 30, 40] as const
export type LabelSize = (typeof LABEL_SIZES_MM)[number]
export const LABEL_SIZE_DEFAULT: LabelSize = 25

/** Labels of one print, of all its wines: more would keep the browser busy for long. */
const LABELS_AT_ONCE_MAX = 1_000

/** Smallest dot of a QR code on packaging (GS1 General Specifications, extended packaging). A hint only. */
const DOT_MIN_MM = 0.396

/** Side of one dot in millimetres. @param dots of a row, the white margin included */
export const dotSize = (size: LabelSize, dots: number): number => size / dots

/** Whether phones may fail to read the print. */
export const isTooFine = (size: LabelSize, dots: number): boolean =>
  dotSize(size, dots) < DOT_MIN_MM

/** Why there cannot be so many labels of each wine, in Portuguese; null when there can. */
export function copiesProblem(copies: number | null, wines: number): string | null {
  const max = Math.floor(LABELS_AT_ONCE_MAX / Math.max(1, wines))
  return copies !== null && Number.isInteger(copies) && copies >= 1 && copies <= max
    ? null
    : `Informe de 1 a ${max} etiquetas de cada vinho`
}
