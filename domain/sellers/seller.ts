import { isOwner } from '../team/memberRoles'
import {
  readStoreStatus,
  STORE_STATUSES,
  type StoreStatus,
  type WireStoreStatus,
} from './storeStatus'

/** What a seller may do in the portal by store_status (R14). */
export type SellerAccess =
  /** Everything. */
  | 'full'
  /** Profile, wines, stock and price; neither publishing nor orders. */
  | 'preparing'
  /** Reading, nothing else. */
  | 'readOnly'

/** INACTIVE, SUSPENDED, BLOCKED and what nobody knows can read and nothing else (R14). */
function sellerAccess(storeStatus: unknown): SellerAccess {
  const status = readStoreStatus(storeStatus)
  if (status === 'active') return 'full'
  return status === 'pending' ? 'preparing' : 'readOnly'
}

/** Whether the seller may change anything of their own. */
export const canWrite = (storeStatus: unknown): boolean => sellerAccess(storeStatus) !== 'readOnly'

/**
 * Whether the people of the seller may care for their own accounts: password, second factor, sessions, export and
 * erasure. An inactive seller may (R45); a suspended or blocked one reads and nothing else (R14).
 */
export const canUseAccount = (storeStatus: unknown): boolean =>
  canWrite(storeStatus) || readStoreStatus(storeStatus) === 'inactive'

/** Whether the seller may accept, reject, fulfil, ship and deliver (R14). */
export const canActOnOrders = (storeStatus: unknown): boolean =>
  sellerAccess(storeStatus) === 'full'

/** Notice in the portal, or null for an active seller (R14). */
export function accessNotice(storeStatus: unknown): { title: string; text: string } | null {
  return ACCESS_NOTICES[readStoreStatus(storeStatus)]
}

const ACCESS_NOTICES = {
  active: null,
  pending: {
    title: 'Cadastro em análise',
    text: 'Recebemos seu cadastro e nossa equipe está analisando. Enquanto isso, complete seu perfil e cadastre vinhos, estoque e preços: a publicação e os pedidos são liberados com a aprovação.',
  },
  inactive: {
    title: 'Conta desativada',
    text: 'Sua conta está desativada. Você pode consultar seus dados, trocar a senha, baixar seus dados e excluir a conta. Para o resto, fale com nossa equipe e peça a reativação.',
  },
  suspended: {
    title: 'Conta suspensa',
    text: 'Sua conta está suspensa. Você pode consultar seus dados, mas não alterá-los. Fale com nossa equipe.',
  },
  blocked: {
    title: 'Conta bloqueada',
    text: 'Sua conta está bloqueada. Você pode consultar seus dados, mas não alterá-los. Fale com nossa equipe.',
  },
  unknown: {
    title: 'Conta sem situação definida',
    text: 'Não conseguimos identificar a situação da sua conta. Você pode consultar seus dados; fale com nossa equipe para continuar.',
  },
} satisfies Record<StoreStatus, { title: string; text: string } | null>

/** Where the status switch of the admin area leads: active to inactive, any other to active (R37). Upper case (R36). */
export const switchedStoreStatus = (storeStatus: unknown): WireStoreStatus =>
  readStoreStatus(storeStatus) === 'active' ? 'INACTIVE' : 'ACTIVE'

/** Whether staff may set the status (R37). */
export const canSetStoreStatus = (from: unknown, to: unknown): boolean =>
  (STORE_STATUSES[readStoreStatus(from)].transitions.staff as readonly StoreStatus[]).includes(
    readStoreStatus(to),
  )

/** The commission's edit button is disabled for an inactive seller (spec §4). */
export const canEditCommission = (storeStatus: unknown): boolean =>
  readStoreStatus(storeStatus) !== 'inactive'

/** Banner 'Assinatura necessária': unsigned, and a rate exists (spec §2, §4 Contract). */
export const needsSignature = (
  seller: { contract_signed?: boolean | null },
  rate: number | null,
): boolean => !seller.contract_signed && rate !== null

/** The main contact: the member with role 'owner', otherwise the first (spec §3). */
export const mainContact = <One extends { role?: string | null }>(
  members: readonly One[] | null | undefined,
): One | null => members?.find(isOwner) ?? members?.[0] ?? null
