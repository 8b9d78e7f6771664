/** The text of a PIX QR code, BR Code on EMV-MPM (Banco Central, Manual do BR Code). */

const NAME_MAX = 25
const CITY_MAX = 15
const TXID = /^[A-Za-z0-9]{1,25}$/
const ACCOUNT_MAX = 99
/** Characters of a charge's address, without 'https://'. */
export const LOCATION_MAX = 77

interface Receiver {
  /** Integer cents above zero; absent: the payer chooses. */
  cents?: number
  name: string
  city: string
}

export interface PixPayment extends Receiver {
  /** As the banks keep it (`readPixKey`). */
  key: string
  /** Number by which the bank's result names the payment; absent: '***'. */
  txid?: string
}

/**
 * The copy-and-paste text, with its checksum.
 *
 * @throws RangeError for a key that is too long, a txid that is none, or an amount that is not above zero
 */
export function pixCode({ key, txid, ...receiver }: PixPayment): string {
  if (txid !== undefined && !TXID.test(txid)) throw new RangeError(`not a txid: ${txid}`)
  return code(field('01', key), '', receiver, txid ?? '***')
}

/**
 * The copy-and-paste text of a charge at a bank (dynamic QR code): it names where the payer's bank finds the charge.
 *
 * @param location without 'https://', at most `LOCATION_MAX` characters
 * @throws RangeError for a location that is too long or an amount that is not above zero
 */
export function chargeCode({ location, ...receiver }: Receiver & { location: string }): string {
  if (location.length > LOCATION_MAX)
    throw new RangeError('the location is too long for a PIX code')
  return code(field('25', location), field('01', '12'), receiver, '***')
}

function code(where: string, use: string, { cents, name, city }: Receiver, txid: string): string {
  if (cents !== undefined && !(Number.isSafeInteger(cents) && cents > 0))
    throw new RangeError(`not an amount in whole cents above zero: ${cents}`)
  const account = field('00', 'br.gov.bcb.pix') + where
  if (account.length > ACCOUNT_MAX) throw new RangeError('the key is too long for a PIX code')
  const text = [
    field('00', '01'),
    use,
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    cents === undefined ? '' : field('54', (cents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(name, NAME_MAX)),
    field('60', plain(city, CITY_MAX)),
    field('62', field('05', txid)),
    '6304',
  ].join('')
  return text + crc16(text)
}

/** CRC-16/CCITT-FALSE in four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`

/** ASCII without accents, as the banks' programs take it; never empty. */
function plain(text: string, max: number): string {
  const ascii = text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
  return ascii || 'NAO INFORMADO'.slice(0, max)
}
