import { isRoleAllowed, STAFF_MAY, type StaffRole } from './staffRoles'

const OF_PEOPLE = ['review', 'read_only'] as const

/**
 * Who may export which list beside administration (R54): who sees a list, but of people's data and of the trail only some. By
 * the list's resource; the routes, the buttons and the page 'Equipe' read it here.
 */
export const STAFF_EXPORTS = {
  products: { label: 'vinhos', roles: STAFF_MAY.look },
  sellers: { label: 'produtores', roles: OF_PEOPLE },
  applications: { label: 'candidaturas', roles: OF_PEOPLE },
  orders: { label: 'pedidos', roles: STAFF_MAY.seeMoney },
  payouts: { label: 'valores a repassar', roles: STAFF_MAY.seeMoney },
  'made-payouts': { label: 'repasses', roles: STAFF_MAY.seeMoney },
  /** Of one producer, by month. */
  ledger: { label: 'extratos', roles: STAFF_MAY.seeMoney },
  /** With the PIX keys. */
  'payout-batch': { label: 'lotes com chaves PIX', roles: STAFF_MAY.moveMoney },
  /** Who may do both: see the trail, and export people's data. */
  audit: { label: 'auditoria', roles: ['read_only'] },
  mails: { label: 'e-mails com falha', roles: STAFF_MAY.seeMails },
} as const satisfies Record<string, { label: string; roles: readonly StaffRole[] }>
export type StaffExport = keyof typeof STAFF_EXPORTS

const EXPORTS = Object.entries(STAFF_EXPORTS)

/** Whether a person of the staff may export a list; a list that the table does not know nobody may. */
export const mayExport = (role: StaffRole | undefined, list: string): boolean =>
  role !== undefined &&
  EXPORTS.some(([name, { roles }]) => name === list && isRoleAllowed(role, roles))

/** What a role exports, in words: 'vinhos, produtores'. */
export function exportsInWords(role: StaffRole): string {
  const allowed = EXPORTS.filter(([list]) => mayExport(role, list))
  return allowed.length === EXPORTS.length
    ? 'todas as listas'
    : allowed.map(([, { label }]) => label).join(', ')
}
