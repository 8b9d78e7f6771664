import type { MemberRole } from '#domain/team/memberRoles'
import type { TeamInvitationRequest, TeamResponse } from '#domain/team/teamWire'
import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { callRoute } from '../../kit/http/callRoute'

/** What the list of people knows beside them. */
export type TeamMeta = Pick<TeamResponse, 'invitations'>

/** The seller's people (issue 6 Team). */
export const team = {
  async getList() {
    const { members, invitations } = await callRoute('GET /vendor/team')
    return {
      data: members,
      total: members.length,
      meta: { invitations } satisfies TeamMeta,
    }
  },

  /** The role. */
  async update({ id, data }) {
    const { role } = data as { role: MemberRole }
    await callRoute('POST /vendor/team/members/:id', { params: { id: String(id) }, body: { role } })
    return { data: { ...data, id } }
  },

  /** Removes a person, whose sessions end at once. */
  async delete({ id }) {
    await callRoute('DELETE /vendor/team/members/:id', { params: { id: String(id) } })
    return { data: { id } }
  },
} satisfies OwnResource

/** Open invitations of the seller; they are listed with the people. */
export const invitations = {
  /** Sends it by e-mail. */
  async create({ data }) {
    const body = data as TeamInvitationRequest
    const answer = await callRoute('POST /vendor/team/invitations', { body })
    const sent = answer.invitations.find(({ email }) => email === body.email)
    return { data: sent ?? { id: '' } }
  },

  /** Ends it; its link opens nothing any more. */
  async delete({ id }) {
    await callRoute('DELETE /vendor/team/invitations/:id', { params: { id: String(id) } })
    return { data: { id } }
  },
} satisfies OwnResource
