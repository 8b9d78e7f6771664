/** How long a producer is left alone after a reminder. */
const REMINDER_PAUSE_MS = 24 * 60 * 60 * 1000

interface ReminderFacts {
  contract_signed?: boolean | null
  store_status: string
  email?: string | null
  /** Percent, null without a rule: then there is no contract to sign. Undefined where the person may not see it. */
  rate: number | null | undefined
  /** When the last one was sent. */
  reminded_at?: string | Date | null
}

/** Why no reminder to sign the contract can be sent now, or null; used by the button and by the server. */
export function reminderProblem(seller: ReminderFacts, now: Date): string | null {
  if (seller.contract_signed) return 'O contrato já está assinado.'
  if (seller.rate === null)
    return 'Crie a regra de comissão antes: sem taxa não há contrato a assinar.'
  if (!['ACTIVE', 'PENDING'].includes(seller.store_status.toUpperCase()))
    return 'A conta deste produtor não está ativa.'
  if (!seller.email) return 'Este produtor não tem e-mail.'
  return isReminded(seller, now) ? 'Um lembrete já foi enviado nas últimas 24 horas.' : null
}

const isReminded = ({ reminded_at: at }: ReminderFacts, now: Date): boolean =>
  Boolean(at) && now.getTime() - new Date(at ?? 0).getTime() < REMINDER_PAUSE_MS
