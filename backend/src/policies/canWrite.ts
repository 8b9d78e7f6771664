import type { VendorContext } from '../http/actors'

type StoreStatus = VendorContext['seller']['store_status']

/** Allowed, or why not, in words for the producer. */
export type Decision = { allowed: true } | { allowed: false; reason: string }

const refusals: Partial<Record<StoreStatus, string>> = {
  INACTIVE: 'Sua conta está inativa: você pode consultar seus dados, mas não alterá-los. Fale com a equipe winex.',
  SUSPENDED: 'Sua conta está suspensa: você pode consultar seus dados, mas não alterá-los. Fale com a equipe winex.',
  BLOCKED: 'Sua conta está bloqueada: você pode consultar seus dados, mas não alterá-los. Fale com a equipe winex.',
}

/** An inactive, suspended or blocked seller reads and nothing else, from the next request on (R14). */
export function canWrite(status: StoreStatus): Decision {
  const reason = refusals[status]
  return reason ? { allowed: false, reason } : { allowed: true }
}
