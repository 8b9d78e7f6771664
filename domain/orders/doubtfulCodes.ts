import { normalizeTrackingCode, trackingHint } from './tracking'

/** Why a tracking code looks wrong; it can be sent all the same, once that was asked. */
export type CodeDoubt = keyof typeof CODE_DOUBTS

export const CODE_DOUBTS = {
  unknown: 'Este formato não é dos Correios nem da Jadlog.',
  repeated: 'O mesmo código está em mais de um pacote.',
  used: 'Este código já está em outro pedido.',
} as const

/** Whether a code has the pattern, and the check digit, of a carrier that we know. */
export function fitsCarrier(typed: string): boolean {
  const { carrier, attention } = trackingHint(typed)
  return carrier !== null && attention === null
}

/**
 * The codes that look wrong, by their keys: of another order, twice the same, or of no carrier's pattern. What is empty is
 * no code.
 *
 * @param used codes of other orders, as they are kept
 */
export function doubtfulCodes(
  codes: Readonly<Record<string, string>>,
  used: readonly string[] = [],
): Record<string, CodeDoubt> {
  const kept = Object.entries(codes)
    .map(([key, code]) => [key, normalizeTrackingCode(code)] as const)
    .filter(([, code]) => code !== '')
  const isRepeated = (code: string) => kept.filter(([, other]) => other === code).length > 1
  const doubtOf = (code: string): CodeDoubt | null => {
    if (used.includes(code)) return 'used'
    if (isRepeated(code)) return 'repeated'
    return fitsCarrier(code) ? null : 'unknown'
  }
  return Object.fromEntries(
    kept.flatMap(([key, code]) => {
      const doubt = doubtOf(code)
      return doubt ? [[key, doubt]] : []
    }),
  )
}

/** '2 códigos parecem errados. Enviar assim mesmo?' */
export const doubtsQuestion = (count: number): string =>
  `${count === 1 ? '1 código parece errado' : `${count} códigos parecem errados`}. Enviar assim mesmo?`
