import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib'
import { formatDateTime } from '#domain/values/dates'
import type { ContractResponse } from '#domain/commission/contractWire'
import { printable } from '../../engine/workers/printable'

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 64 }
const size = { text: 10.5, heading: 11.5, note: 8 }
const lineHeight = 1.45

interface Fonts {
  text: PDFFont
  heading: PDFFont
}

/**
 * The contract as a PDF of real text on A4, with its SHA-256 and, when signed, the signature at the foot of every
 * page. The exact text, byte for byte, is attached as contrato.txt: a PDF breaks lines as it likes.
 *
 * @param checkUrl address of the public page that checks the text
 */
export async function contractPdf(
  contract: ContractResponse['contract'],
  checkUrl: string,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const signed = contract.signed_at ? new Date(contract.signed_at) : null
  pdf.setTitle('Contrato de Comissão')
  pdf.setLanguage('pt-BR')
  pdf.setCreator('winex')
  const fonts = {
    text: await pdf.embedFont(StandardFonts.TimesRoman),
    heading: await pdf.embedFont(StandardFonts.TimesRomanBold),
  }
  await pdf.attach(Buffer.from(contract.text, 'utf8'), 'contrato.txt', {
    mimeType: 'text/plain; charset=utf-8',
    description: 'Texto exato do contrato',
  })
  writeText(pdf, fonts, contract.text)
  const notes = [
    signed
      ? `Assinado eletronicamente por ${contract.signatures[0]?.signer_name ?? ''} em ${formatDateTime(signed)} (horário de São Paulo).`
      : 'Ainda não assinado.',
    `SHA-256 ${contract.sha256}`,
    signed ? `Confira em ${checkUrl}` : '',
  ]
  const pages = pdf.getPages()
  pages.forEach((sheet, index) => {
    const lines = [...notes.filter(Boolean), `Página ${index + 1} de ${pages.length}`]
    lines.forEach((line, row) => {
      sheet.drawText(printable(fonts.text, line), {
        x: page.margin,
        y: page.margin - 14 - row * (size.note + 2),
        size: size.note,
        font: fonts.text,
      })
    })
  })
  return pdf.save()
}

function writeText(pdf: PDFDocument, fonts: Fonts, text: string): void {
  let sheet = pdf.addPage([page.width, page.height])
  let y = page.height - page.margin
  for (const [index, paragraph] of text.split('\n').entries()) {
    const isHeading = index === 0 || paragraph.startsWith('CLÁUSULA ')
    const font = isHeading ? fonts.heading : fonts.text
    const height = (isHeading ? size.heading : size.text) * lineHeight
    if (isHeading) y -= height / 2
    for (const line of wrap(printable(font, paragraph), font, isHeading)) {
      if (y < page.margin + height) {
        sheet = pdf.addPage([page.width, page.height])
        y = page.height - page.margin
      }
      sheet.drawText(line, {
        x: page.margin,
        y: y - height,
        size: isHeading ? size.heading : size.text,
        font,
      })
      y -= height
    }
  }
}

/** Breaks between words; a word wider than the page is broken where it must. */
function wrap(paragraph: string, font: PDFFont, isHeading: boolean): string[] {
  const points = isHeading ? size.heading : size.text
  const fits = (line: string): boolean =>
    font.widthOfTextAtSize(line, points) <= page.width - 2 * page.margin
  const lines: string[] = []
  let current = ''
  for (const word of paragraph.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (fits(longer)) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = ''
    for (const letter of word) {
      if (!fits(current + letter)) {
        lines.push(current)
        current = ''
      }
      current += letter
    }
  }
  return [...lines, current]
}
