import { siteConfig } from '../site/siteConfig'

/** Warning of an empty tracking input (spec §5). */
export const TRACKING_CODE_REQUIRED = 'Informe o código de rastreamento.'

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
