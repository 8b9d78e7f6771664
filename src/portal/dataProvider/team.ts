import type { MemberRole } from '#domain/team/memberRoles'
import type { TeamInvitationRequest } from '#domain/team/teamWire'
import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { callRoute } from '../../kit/http/callRoute'

/** The seller's people (issue 6 Team). */
export const team = {
  async getList() {
    const { members } = await callRoute('GET /vendor/team')
    return { data: members, total: members.length }
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

/** Open invitations of the seller. */
export const invitations = {
  async getList() {
    const { invitations: open } = await callRoute('GET /vendor/team')
    return { data: open, total: open.length }
  },

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
