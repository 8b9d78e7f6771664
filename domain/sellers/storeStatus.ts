import type { StatusColor, TransitionEntry } from '../status'

export type StoreStatus = 'active' | 'inactive' | 'pending' | 'blocked' | 'suspended' | 'unknown'

/**
 * Seller statuses (spec §4). Staff switch anything but active to active, and active to inactive (R37); a registration that
 * they refuse is inactive as well (docs/decisions/18).
 */
export const STORE_STATUSES = {
  active: {
    label: 'Ativo',
    color: 'success',
    transitions: { seller: [], staff: ['inactive'] },
  },
  inactive: {
    label: 'Inativo',
    color: 'neutral',
    transitions: { seller: [], staff: ['active'] },
  },
  pending: {
    label: 'Pendente',
    color: 'warning',
    transitions: { seller: [], staff: ['active', 'inactive'] },
  },
  blocked: {
    label: 'Bloqueado',
    color: 'error',
    transitions: { seller: [], staff: ['active'] },
  },
  suspended: {
    label: 'Suspenso',
    color: 'error',
    transitions: { seller: [], staff: ['active'] },
  },
  unknown: {
    label: 'Indefinido',
    color: 'neutral',
    transitions: { seller: [], staff: ['active'] },
  },
} satisfies Record<StoreStatus, TransitionEntry<StoreStatus>>

/** The wire's words: upper case (R36). */
export type WireStoreStatus = Uppercase<Exclude<StoreStatus, 'unknown'>>
export const WIRE_STORE_STATUSES = [
  'ACTIVE',
  'INACTIVE',
  'PENDING',
  'BLOCKED',
  'SUSPENDED',
] as const satisfies readonly WireStoreStatus[]

/** Reads store_status in any case (R36); what is missing or not known is 'unknown'. */
export function readStoreStatus(value: unknown): StoreStatus {
  const status = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return Object.hasOwn(STORE_STATUSES, status) ? (status as StoreStatus) : 'unknown'
}

export const storeStatusLabel = (value: unknown): string =>
  STORE_STATUSES[readStoreStatus(value)].label

export const storeStatusColor = (value: unknown): StatusColor =>
  STORE_STATUSES[readStoreStatus(value)].color
