import { create } from 'qrcode'

/** Modules around the code that stay white, as readers need them (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as one path, in units of its modules. */
export interface QrPath {
  path: string
  /** Modules of a side, the white margin included. */
  size: number
}

/**
 * One step for each run of dark modules in a row: half of what one for each module would take.
 *
 * @param level how much of it may be lost: M 15 %, Q 25 % as on paper that is touched
 */
export function qrPath(text: string, level: 'M' | 'Q'): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: level })
  const isDark = (row: number, column: number): boolean =>
    column < modules.size && Boolean(modules.get(row, column))
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!isDark(row, column)) continue
      const start = column
      while (isDark(row, column + 1)) column += 1
      path += `M${start + QUIET} ${row + QUIET}h${column - start + 1}v1H${start + QUIET}z`
    }
  }
  return { path, size: modules.size + 2 * QUIET }
}
