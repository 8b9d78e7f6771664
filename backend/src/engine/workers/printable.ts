import type { PDFFont } from 'pdf-lib'

/** The standard fonts know Western European letters only; another sign in a name must not break the document. */
export function printable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text.normalize('NFC'), (sign) => {
    if (known.has(sign.codePointAt(0) ?? 0)) return sign
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '')
    return known.has(plain.codePointAt(0) ?? 0) ? plain : '?'
  }).join('')
}
