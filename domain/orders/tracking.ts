import { siteConfig } from '../site/siteConfig'

/** Warning of an empty tracking input (spec §5). */
export const TRACKING_CODE_REQUIRED = 'Informe o código de rastreamento.'

const NO_CODE = 'Isto não é um código de rastreamento.'
const ADDRESS = 'Cole só o código, sem o endereço da página.'

/** Two letters, eight digits and their check digit, two letters: UPU standard S10, which Correios uses. */
const POSTAL = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/
const POSTAL_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]
/** What was surely meant as one: it begins and ends with letters, and is digits between. */
const ALMOST_POSTAL = /^[A-Z]{2}\d{5,12}[A-Z]{1,2}$/
const JADLOG = /^\d{14}$/

/** What the codes of a carrier look like, also for the database. */
export const CARRIER_CODES = { Correios: POSTAL.source, Jadlog: JADLOG.source } as const

/** A code as it is kept: postal ones in capitals without gaps, however they were typed; others as they are. */
export function normalizeTrackingCode(typed: string): string {
  const closed = typed.replace(/[\s.-]/g, '').toUpperCase()
  return POSTAL.test(closed) ? closed : typed.trim().replace(/\s+/g, ' ')
}

/** Why a text cannot be a tracking code, or null. Only what cannot be is refused: there are carriers that nobody knows. */
export function trackingCodeProblem(typed: string): string | null {
  const code = typed.trim()
  if (code === '') return TRACKING_CODE_REQUIRED
  if (/:\/\/|^www\./i.test(code)) return ADDRESS
  return /[\p{L}\p{N}]/u.test(code) ? null : NO_CODE
}

export interface TrackingHint {
  carrier: 'Correios' | 'Jadlog' | null
  /** What looks wrong and can be sent all the same. */
  attention: string | null
}

/** Whose code it looks like, and what is odd about it. */
export function trackingHint(typed: string): TrackingHint {
  const code = normalizeTrackingCode(typed)
  const postal = POSTAL.exec(code)
  if (postal) {
    const right = postalCheckDigit(postal[1] ?? '') === Number(postal[2])
    return {
      carrier: 'Correios',
      attention: right
        ? null
        : 'O dígito verificador deste código dos Correios não confere: veja se não falta ou sobra um número.',
    }
  }
  if (ALMOST_POSTAL.test(code.replace(/[\s.-]/g, '').toUpperCase())) {
    return {
      carrier: null,
      attention: 'Um código dos Correios tem 2 letras, 9 números e 2 letras, como AA123456785BR.',
    }
  }
  return { carrier: JADLOG.test(code) ? 'Jadlog' : null, attention: null }
}

/** Check digit of eight digits (UPU S10): 11 less the weighted sum modulo 11, where 10 is 0 and 11 is 5. */
function postalCheckDigit(digits: string): number {
  const sum = POSTAL_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const rest = 11 - (sum % 11)
  return rest === 10 ? 0 : rest === 11 ? 5 : rest
}

/** The postal tracking page with the code as a query parameter (R33). */
export function postalTrackingUrl(code: string, page: string = siteConfig.trackingPage): string {
  const url = new URL(page)
  url.searchParams.set('objetos', code)
  return url.toString()
}

export interface LabelFacts {
  tracking_number?: string | null
  code?: string | null
  tracking_url?: string | null
}

/** The code of a label, or null. */
export const trackingCode = (label: LabelFacts): string | null =>
  label.tracking_number?.trim() || label.code?.trim() || null

/** Where 'Rastrear' leads: the carrier's page, else the postal one with the code; null without both (R33). */
export function trackingLink(label: LabelFacts): string | null {
  const carrier = label.tracking_url?.trim()
  // Stored text is never trusted as a link: a `javascript:` address would run.
  if (carrier && /^https?:\/\//i.test(carrier)) return carrier
  const code = trackingCode(label)
  return code ? postalTrackingUrl(code) : null
}
