import type { StaffRole } from '#domain/staff/staffRoles'
import type { StaffInvitationRequest, StaffMember, StaffTeam } from '#domain/staff/staffWire'
import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { callRoute } from '../../kit/http/callRoute'

const personOf = async (
  answer: Promise<StaffTeam>,
  isThis: (person: StaffMember) => boolean,
): Promise<{ data: Pick<StaffMember, 'id'> }> => ({
  data: (await answer).people.find(isThis) ?? { id: '' },
})

/** The people of the marketplace (R54). Every change is answered with all of them. */
export const staff = {
  async getList() {
    const { people } = await callRoute('GET /admin/team')
    return { data: people, total: people.length }
  },

  /** Invites a person by mail. */
  create: ({ data }) => {
    const body = data as StaffInvitationRequest
    return personOf(
      callRoute('POST /admin/team/invitations', { body }),
      ({ email }) => email === body.email,
    )
  },

  /** The role. 409 for the last administrator. */
  update: ({ id, data }) =>
    personOf(
      callRoute('POST /admin/team/:id', {
        params: { id: String(id) },
        body: { role: (data as { role: StaffRole }).role },
      }),
      (person) => person.id === id,
    ),

  /** 409 for the last administrator. */
  async delete({ id }) {
    await callRoute('DELETE /admin/team/:id', { params: { id: String(id) } })
    return { data: { id } }
  },
} satisfies OwnResource

/** What is no CRUD about staff. Throws ApiError. */
export const staffVerbs = {
  endStaffSessions: (id: string): Promise<StaffTeam> =>
    callRoute('POST /admin/team/:id/end-sessions', { params: { id }, body: {} }),
}
