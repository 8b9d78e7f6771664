import type { StatusEntry } from '../status'

export type OrderStatus =
  | 'pending'
  | 'captured'
  | 'canceled'
  | 'requires_action'
  | 'completed'
  | 'refunded'
  | 'draft'
  | 'archived'

/** Order statuses seen by sellers (spec §4), and the engine's 'archived'. */
const ORDER_STATUSES = {
  pending: { label: 'Pendente', color: 'warning' },
  captured: { label: 'Capturado', color: 'success' },
  canceled: { label: 'Cancelado', color: 'error' },
  requires_action: { label: 'Ação necessária', color: 'warning' },
  completed: { label: 'Concluído', color: 'success' },
  refunded: { label: 'Reembolsado', color: 'info' },
  draft: { label: 'Rascunho', color: 'neutral' },
  archived: { label: 'Arquivado', color: 'neutral' },
} satisfies Record<OrderStatus, StatusEntry>

const isOrderStatus = (value: unknown): value is OrderStatus =>
  typeof value === 'string' && Object.hasOwn(ORDER_STATUSES, value)

export const orderStatusLabel = (status: string | null | undefined): string =>
  isOrderStatus(status) ? ORDER_STATUSES[status].label : 'Desconhecido'
