import type { StaffRole } from '#domain/staff/staffRoles'
import type { StaffInvitationRequest, StaffTeam } from '#domain/staff/staffWire'
import { callRoute } from '../../kit/http/callRoute'

/** The marketplace's team; every change answers with it. All throw ApiError. */
export const teamVerbs = {
  getStaffTeam: (): Promise<StaffTeam> => callRoute('GET /admin/team'),

  inviteStaff: (body: StaffInvitationRequest): Promise<StaffTeam> =>
    callRoute('POST /admin/team/invitations', { body }),

  /** 409 for the last administrator. */
  setStaffRole: (id: string, role: StaffRole): Promise<StaffTeam> =>
    callRoute('POST /admin/team/:id', { params: { id }, body: { role } }),

  endStaffSessions: (id: string): Promise<StaffTeam> =>
    callRoute('POST /admin/team/:id/end-sessions', { params: { id }, body: {} }),

  /** 409 for the last administrator. */
  removeStaff: (id: string): Promise<StaffTeam> =>
    callRoute('DELETE /admin/team/:id', { params: { id } }),
}
