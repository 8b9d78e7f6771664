import { keysOf, type StatusColor, type StatusEntry } from '../status'

/** What staff make of an application; 'new' until somebody looks at it. */
export type ApplicationStatus = 'new' | 'contacted' | 'approved' | 'declined'

/** Every status may follow every other: staff change their minds, and the audit trail keeps it. */
export const APPLICATION_STATUSES = {
  new: { label: 'Nova', color: 'info' },
  contacted: { label: 'Em contato', color: 'warning' },
  approved: { label: 'Aprovada', color: 'success' },
  declined: { label: 'Recusada', color: 'neutral' },
} satisfies Record<ApplicationStatus, StatusEntry>

export const APPLICATION_STATUS_KEYS = keysOf<ApplicationStatus>(APPLICATION_STATUSES)

/** What became of an application's invitation; 'none' before the first one. */
export type InvitationState = 'none' | 'open' | 'expired' | 'revoked' | 'accepted'

const INVITATION_STATES = {
  none: { label: 'Não convidada', color: 'neutral' },
  open: { label: 'Convidada', color: 'info' },
  expired: { label: 'Convite vencido', color: 'warning' },
  revoked: { label: 'Convite substituído', color: 'neutral' },
  accepted: { label: 'Cadastrada', color: 'success' },
} satisfies Record<InvitationState, StatusEntry>

export const INVITATION_STATE_KEYS = keysOf<InvitationState>(INVITATION_STATES)

/** The one word about the way into winex: a winery that is registered is so however it came in. */
export function invitationEntry(application: {
  invitation: InvitationState
  seller: object | null
}): { label: string; color: StatusColor } {
  return INVITATION_STATES[application.seller ? 'accepted' : application.invitation]
}

/** Whether staff can still invite: who has registered needs no link any more. */
export const canInvite = (application: {
  invitation: InvitationState
  seller: object | null
}): boolean => application.seller === null && application.invitation !== 'accepted'

/** Whether staff delete it when the applicant asks: of who has an account it goes with the account. */
export const canDelete = ({ seller }: { seller: object | null }): boolean => seller === null
