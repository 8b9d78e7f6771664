import type { StatusColor, TransitionEntry } from '../status'

export type SellerApproval = 'pending' | 'accepted' | 'rejected'

/** The seller's answer to an order, on the wire metadata.seller_status (spec §4). Rejected is final. */
export const SELLER_APPROVALS = {
  pending: {
    label: 'Aguardando aprovação',
    color: 'warning',
    transitions: { seller: ['accepted', 'rejected'], staff: [] },
  },
  accepted: {
    label: 'Aprovado',
    color: 'success',
    transitions: { seller: ['rejected'], staff: [] },
  },
  rejected: {
    label: 'Rejeitado',
    color: 'error',
    transitions: { seller: [], staff: [] },
  },
} satisfies Record<SellerApproval, TransitionEntry<SellerApproval>>

/** An absent or unknown seller_status counts as pending (spec §4). */
export function readSellerApproval(metadata: unknown): SellerApproval {
  const status = (metadata as { seller_status?: unknown } | null | undefined)?.seller_status
  return status === 'accepted' || status === 'rejected' ? status : 'pending'
}

export const sellerApprovalLabel = (metadata: unknown): string =>
  SELLER_APPROVALS[readSellerApproval(metadata)].label

export const sellerApprovalColor = (metadata: unknown): StatusColor =>
  SELLER_APPROVALS[readSellerApproval(metadata)].color
