import { keysOf, type StatusColor, type TransitionEntry } from '../status'

export type ProductStatus = 'published' | 'draft' | 'proposed' | 'rejected' | 'archived'

/** Wine statuses (spec §4). A seller publishes and withdraws; rejected and archived are staff's (R20). */
const PRODUCT_STATUSES = {
  published: {
    label: 'Publicado',
    color: 'success',
    transitions: { seller: ['draft'], staff: ['draft', 'rejected', 'archived'] },
  },
  draft: {
    label: 'Rascunho',
    color: 'neutral',
    transitions: {
      seller: ['published'],
      staff: ['published', 'proposed', 'rejected', 'archived'],
    },
  },
  proposed: {
    label: 'Proposto',
    color: 'warning',
    transitions: { seller: ['published'], staff: ['published', 'draft', 'rejected', 'archived'] },
  },
  rejected: {
    label: 'Rejeitado',
    color: 'error',
    transitions: { seller: [], staff: ['proposed', 'draft', 'archived'] },
  },
  archived: {
    label: 'Arquivado',
    color: 'neutral',
    transitions: { seller: [], staff: ['proposed', 'draft'] },
  },
} satisfies Record<ProductStatus, TransitionEntry<ProductStatus>>

export const PRODUCT_STATUS_KEYS = keysOf<ProductStatus>(PRODUCT_STATUSES)

export const isProductStatus = (value: unknown): value is ProductStatus =>
  typeof value === 'string' && Object.hasOwn(PRODUCT_STATUSES, value)

/** 'Desconhecido' for a status the product does not know (spec §4). */
export const productStatusLabel = (status: string | null | undefined): string =>
  isProductStatus(status) ? PRODUCT_STATUSES[status].label : 'Desconhecido'

export const productStatusColor = (status: string | null | undefined): StatusColor =>
  isProductStatus(status) ? PRODUCT_STATUSES[status].color : 'neutral'

/**
 * The seller's wine list: 'Publicado', and 'Pendente' for anything else (spec §2); 'Esgotado' while orders reserve every
 * bottle of a wine that is published (R61).
 */
export const sellerListStatusLabel = (status: string | null | undefined, stock: number): string =>
  status !== 'published' ? 'Pendente' : stock > 0 ? 'Publicado' : 'Esgotado'

export const canMoveProduct = (
  actor: 'seller' | 'staff',
  from: ProductStatus,
  to: ProductStatus,
): boolean => (PRODUCT_STATUSES[from].transitions[actor] as readonly ProductStatus[]).includes(to)

/** Options of the admin list's filter: drafts with what is proposed (spec §4, §9), and what waits for staff by itself. */
export const ADMIN_PRODUCT_FILTERS = {
  all: { label: 'Todos', statuses: PRODUCT_STATUS_KEYS },
  published: { label: 'Publicados', statuses: ['published'] },
  draft: { label: 'Rascunhos', statuses: ['draft', 'proposed'] },
  rejected: { label: 'Rejeitados', statuses: ['rejected'] },
  archived: { label: 'Arquivados', statuses: ['archived'] },
  proposed: { label: 'Propostos', statuses: ['proposed'] },
} satisfies Record<string, { label: string; statuses: readonly ProductStatus[] }>

/** Options of the seller's list (spec §2): what is not published is 'Pendente' there, so a draft. */
export const VENDOR_PRODUCT_FILTERS = {
  all: { label: 'Todos', statuses: PRODUCT_STATUS_KEYS },
  published: { label: 'Publicados', statuses: ['published'] },
  draft: { label: 'Rascunhos', statuses: ['draft', 'proposed'] },
} satisfies Record<string, { label: string; statuses: readonly ProductStatus[] }>
