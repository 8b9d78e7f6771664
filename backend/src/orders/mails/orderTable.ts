import { formatBRL } from '#domain/values/money'
import { bottles } from './shipmentMail'

/** What a buyer is told of an order before anything else; amounts in cents. */
export interface OrderOnPaper {
  items: { title: string; quantity: number; total: number }[]
  shipping: number
  total: number
  seller: { name: string; tax_id: string; address: string }
}

/** The rows of a mail that say what was ordered, at what price and of whom (Decreto 7.962/2013, art. 2º and 4º). */
export const orderTable = ({
  items,
  shipping,
  total,
  seller,
}: OrderOnPaper): [string, string][] => [
  ...items.map(({ title, quantity, total: sum }): [string, string] => [
    title,
    `${bottles(quantity)}, ${formatBRL(sum)}`,
  ]),
  ['Frete', formatBRL(shipping)],
  ['Total', formatBRL(total)],
  ['Vendido e enviado por', seller.name],
  ['CPF ou CNPJ do produtor', seller.tax_id],
  ['Endereço do produtor', seller.address],
]
