import { isProductStatus, productStatusLabel, type ProductStatus } from './productStatus'
import { PUBLISH_ERRORS } from './wine'

/** What a seller does with wines in the list, with one or with many (issue 14.2, 14.8). */
export const WINE_ACTIONS = ['publish', 'pause', 'archive', 'restore', 'delete'] as const
export type WineAction = (typeof WINE_ACTIONS)[number]

/** The action that takes another back; deleting cannot be. */
export const UNDO_OF = {
  publish: 'pause',
  pause: 'publish',
  archive: 'restore',
  restore: 'archive',
  delete: null,
} satisfies Record<WineAction, WineAction | null>

/** The status that an action leads to; a deleted wine has none. */
export const STATUS_AFTER = {
  publish: 'published',
  pause: 'draft',
  archive: 'archived',
  restore: 'draft',
  delete: null,
} satisfies Record<WineAction, ProductStatus | null>

/**
 * Why a seller may not archive the wine, or null. What staff rejected or archived stays theirs (R20,
 * docs/decisions/13).
 */
export const archiveProblem = (status: string): string | null =>
  isProductStatus(status) && status !== 'rejected' && status !== 'archived'
    ? null
    : PUBLISH_ERRORS.staff_status

/** Why a seller may not bring the wine back, or null: only what they have archived themselves. */
export function restoreProblem(status: string, archivedBy: string | null): string | null {
  if (status !== 'archived') return `O vinho está ${productStatusLabel(status)}, não arquivado.`
  return archivedBy === 'seller' ? null : PUBLISH_ERRORS.staff_status
}

/**
 * Why a seller may not have the page of a bottle say what the wine says now, or null: of a published wine it does so by
 * itself, and what was never published under this vintage, or is staff's to decide, is said to nobody.
 */
export const labelProblem = (status: string, isKept: boolean): string | null =>
  status === 'draft' && isKept
    ? null
    : 'A página só pode ser atualizada enquanto o vinho está pausado e já foi publicado com esta safra.'

export const SOLD_ERROR =
  'Este vinho já foi vendido e aparece em pedidos: arquive em vez de excluir.'

/** Why a seller may not delete the wine, or null: orders name what was sold; staff's decisions stay. */
export function deleteProblem(status: string, isSold: boolean): string | null {
  if (status === 'rejected') return PUBLISH_ERRORS.staff_status
  return isSold ? SOLD_ERROR : null
}
