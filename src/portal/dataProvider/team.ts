import type { MemberRole } from '#domain/sellers/memberRoles'
import type { TeamInvitationRequest, TeamResponse } from '#domain/wire/team'
import { apiClient } from '../../shared/http/apiClient'

const at = (kind: 'members' | 'invitations', id: string) =>
  `/vendor/team/${kind}/${encodeURIComponent(id)}`

/** The seller's team (issue 6 Team). Every change is answered with the team as it is then. All throw ApiError. */
export const teamVerbs = {
  getTeam(): Promise<TeamResponse> {
    return apiClient<TeamResponse>('/vendor/team')
  },

  /** Sends an invitation by e-mail. */
  inviteMember(request: TeamInvitationRequest): Promise<TeamResponse> {
    return apiClient<TeamResponse>('/vendor/team/invitations', { method: 'POST', body: request })
  },

  /** Ends an invitation; its link opens nothing any more. */
  revokeInvitation(id: string): Promise<TeamResponse> {
    return apiClient<TeamResponse>(at('invitations', id), { method: 'DELETE' })
  },

  setMemberRole(id: string, role: MemberRole): Promise<TeamResponse> {
    return apiClient<TeamResponse>(at('members', id), { method: 'POST', body: { role } })
  },

  /** Removes a person, whose sessions end at once. */
  removeMember(id: string): Promise<TeamResponse> {
    return apiClient<TeamResponse>(at('members', id), { method: 'DELETE' })
  },
}
