import { create } from 'qrcode'

/** Modules around the code that stay white, as readers need them (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as one path, in units of its modules. */
export interface QrPath {
  path: string
  /** Modules of a side, the white margin included. */
  size: number
}

/** @param level how much of it may be lost: M 15 %, Q 25 % as on paper that is touched */
export function qrPath(text: string, level: 'M' | 'Q'): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: level })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
    }
  }
  return { path, size: modules.size + 2 * QUIET }
}
