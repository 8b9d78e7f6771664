import { randomInt } from 'node:crypto'
import { cnpjCharacters } from '#domain/values/taxId'
import { sql } from './world'

interface Facts {
  /** yyMM. */
  month?: string
  series?: string
}

/** The access key of an invoice of this issuer; its digit by the definition, not by the code under test. */
export function accessKeyOf(taxId: string, { month = thisMonth(), series }: Facts = {}): string {
  // Wineries of tests share a CNPJ, and a key is of one order on the whole marketplace.
  const number = randomInt(1, 1_000_000_000)
  const issuer = cnpjCharacters(taxId)
  const serie = series ?? (issuer.length === 11 ? '910' : '001')
  const first = `43${month}${issuer.padStart(14, '0')}55${serie}${String(number).padStart(9, '0')}1${'12345678'}`
  const sum = [...first].reduce(
    (total, character, index) =>
      total + ((character.codePointAt(0) ?? 0) - 48) * (2 + ((42 - index) % 8)),
    0,
  )
  return first + String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
}

/** The access key of an invoice of this seller. */
export async function accessKeyFor(sellerId: string, facts?: Facts): Promise<string> {
  const [seller] = await sql<{ tax_id: string }>('select tax_id from seller where id = $1', [
    sellerId,
  ])
  return accessKeyOf(seller?.tax_id ?? '', facts)
}

/** In São Paulo. */
const thisMonth = (): string =>
  new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    .replaceAll('-', '')
    .slice(2, 6)
