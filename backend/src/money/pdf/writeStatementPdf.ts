import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'
import { monthName } from '#domain/values/monthNames'
import { formatBRL } from '#domain/values/money'
import { printable } from '../../engine/workers/printable'

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 48 }
const size = { title: 16, text: 9 }
const lineHeight = 14
const columns = { date: page.margin, text: 132, order: 390, amount: 470, balance: 547 }
const textWidth = columns.order - columns.text - 12

export interface StatementLine {
  /** dd/MM/yyyy */
  day: string
  text: string
  /** '#123', 'nº 4', or nothing. */
  about: string
  /** Cents. */
  amount: number
}

export interface StatementInput {
  seller: string
  taxId: string
  month: string
  opening: number
  closing: number
  closingLabel: string
  /** A sentence below the head, or nothing. */
  note: string
  lines: StatementLine[]
}

/** A month's statement as a PDF of real text on A4, in one part. */
export async function* writeStatementPdf(input: StatementInput): AsyncGenerator<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`Extrato de ${monthName(input.month)}`)
  pdf.setLanguage('pt-BR')
  pdf.setCreator('winex')
  const text = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const sheets = new Sheets(pdf, text, bold, input)
  let balance = input.opening
  sheets.row({ text: 'Saldo inicial', balance }, bold)
  for (const line of input.lines) {
    balance += line.amount
    sheets.row({ ...line, balance }, text)
  }
  sheets.row({ text: input.closingLabel, balance }, bold)
  const pages = pdf.getPages()
  pages.forEach((sheet, index) => {
    sheet.drawText(`winex · página ${index + 1} de ${pages.length} · horário de São Paulo`, {
      x: page.margin,
      y: page.margin - 18,
      size: 8,
      font: text,
    })
  })
  yield await pdf.save()
}

interface Row {
  day?: string
  text: string
  about?: string
  amount?: number
  balance: number
}

/** Rows one below the other, on as many sheets as they need; each sheet has the column heads. */
class Sheets {
  readonly #pdf: PDFDocument
  readonly #bold: PDFFont
  #sheet: PDFPage
  #y: number

  constructor(pdf: PDFDocument, font: PDFFont, bold: PDFFont, input: StatementInput) {
    this.#pdf = pdf
    this.#bold = bold
    this.#sheet = pdf.addPage([page.width, page.height])
    this.#y = page.height - page.margin - size.title
    this.#write(`Extrato de ${monthName(input.month)}`, columns.date, bold, size.title)
    this.#y -= lineHeight * 1.5
    this.#write(`${input.seller} · ${input.taxId}`, columns.date, font, size.text + 1)
    this.#y -= lineHeight
    if (input.note) this.#write(input.note, columns.date, font)
    this.#y -= lineHeight
    this.#heads()
  }

  row({ day = '', text, about = '', amount, balance }: Row, font: PDFFont): void {
    if (this.#y < page.margin + lineHeight) {
      this.#sheet = this.#pdf.addPage([page.width, page.height])
      this.#y = page.height - page.margin - size.text
      this.#heads()
    }
    this.#write(day, columns.date, font)
    this.#write(shorten(printable(font, text), font), columns.text, font)
    this.#write(about, columns.order, font, size.text, true)
    if (amount !== undefined) this.#write(formatBRL(amount), columns.amount, font, size.text, true)
    this.#write(formatBRL(balance), columns.balance, font, size.text, true)
    this.#y -= lineHeight
  }

  #heads(): void {
    this.#write('Data', columns.date, this.#bold)
    this.#write('Lançamento', columns.text, this.#bold)
    this.#write('Pedido', columns.order, this.#bold, size.text, true)
    this.#write('Valor', columns.amount, this.#bold, size.text, true)
    this.#write('Saldo', columns.balance, this.#bold, size.text, true)
    this.#y -= lineHeight
    this.#sheet.drawLine({
      start: { x: page.margin, y: this.#y + lineHeight - 4 },
      end: { x: page.width - page.margin, y: this.#y + lineHeight - 4 },
      thickness: 0.5,
    })
  }

  /** At `x`, or ending there. */
  #write(text: string, x: number, font: PDFFont, points = size.text, endsThere = false): void {
    const plain = printable(font, text)
    const left = endsThere ? x - font.widthOfTextAtSize(plain, points) : x
    this.#sheet.drawText(plain, { x: left, y: this.#y, size: points, font })
  }
}

/** A long reason is cut: the spreadsheet has it whole. */
function shorten(text: string, font: PDFFont): string {
  let short = text.replaceAll('\n', ' ').slice(0, 120)
  if (font.widthOfTextAtSize(short, size.text) <= textWidth) return short
  while (short && font.widthOfTextAtSize(`${short}…`, size.text) > textWidth)
    short = short.slice(0, -1)
  return `${short}…`
}
