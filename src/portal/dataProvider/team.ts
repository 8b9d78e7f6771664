import type { MemberRole } from '#domain/team/memberRoles'
import type { TeamInvitationRequest, TeamResponse } from '#domain/team/teamWire'
import { callRoute } from '../../kit/http/callRoute'

/** The seller's team (issue 6 Team). Every change is answered with the team as it is then. All throw ApiError. */
export const teamVerbs = {
  getTeam(): Promise<TeamResponse> {
    return callRoute('GET /vendor/team')
  },

  /** Sends an invitation by e-mail. */
  inviteMember(request: TeamInvitationRequest): Promise<TeamResponse> {
    return callRoute('POST /vendor/team/invitations', { body: request })
  },

  /** Ends an invitation; its link opens nothing any more. */
  revokeInvitation(id: string): Promise<TeamResponse> {
    return callRoute('DELETE /vendor/team/invitations/:id', { params: { id } })
  },

  setMemberRole(id: string, role: MemberRole): Promise<TeamResponse> {
    return callRoute('POST /vendor/team/members/:id', { params: { id }, body: { role } })
  },

  /** Removes a person, whose sessions end at once. */
  removeMember(id: string): Promise<TeamResponse> {
    return callRoute('DELETE /vendor/team/members/:id', { params: { id } })
  },
}
