import type { PasswordChangeRequest } from '#domain/team/memberWire'
import type {
  RecoveryCodesResponse,
  SecondFactor,
  SecondFactorSetup,
} from '#domain/account/secondFactorWire'
import type { Session } from '#domain/account/sessionWire'
import { callRoute } from '../../kit/http/callRoute'

/** What everybody who signs in does about their own sign-in, the same in both areas. All throw ApiError. */
export interface SecurityDataProvider {
  /**
   * Changes the password; every session of the person ends.
   *
   * @returns the token with which this one goes on
   */
  changePassword(request: PasswordChangeRequest): Promise<string>
  /** The open sessions, the last used first. */
  getSessions(): Promise<Session[]>
  /** Ends one; returns those that are left. */
  endSession(id: string): Promise<Session[]>
  /** Ends all but this one; returns what is left. */
  endOtherSessions(): Promise<Session[]>
  getSecondFactor(): Promise<SecondFactor>
  /** A secret for a new app; nothing changes before it is confirmed. */
  beginSecondFactor(password: string): Promise<SecondFactorSetup>
  /** The app's first code; returns the recovery codes, which are shown this once. */
  confirmSecondFactor(code: string): Promise<RecoveryCodesResponse>
  renewRecoveryCodes(password: string): Promise<RecoveryCodesResponse>
  removeSecondFactor(password: string): Promise<SecondFactor>
}

/** @param root the audience in the routes' names */
export function securityVerbs(root: 'vendor' | 'admin'): SecurityDataProvider {
  return {
    async changePassword(body) {
      const { token } = await (root === 'vendor'
        ? callRoute('POST /vendor/members/me/password', { body })
        : callRoute('POST /admin/me/password', { body }))
      return token
    },

    async getSessions() {
      return (await callRoute(`GET /${root}/sessions`)).sessions
    },

    async endSession(id) {
      return (await callRoute(`DELETE /${root}/sessions/:id`, { params: { id } })).sessions
    },

    async endOtherSessions() {
      return (await callRoute(`POST /${root}/sessions/end-others`, { body: {} })).sessions
    },

    async getSecondFactor() {
      return (await callRoute(`GET /${root}/second-factor`)).second_factor
    },

    beginSecondFactor(password) {
      return callRoute(`POST /${root}/second-factor`, { body: { password } })
    },

    confirmSecondFactor(code) {
      return callRoute(`POST /${root}/second-factor/confirm`, { body: { code } })
    },

    renewRecoveryCodes(password) {
      return callRoute(`POST /${root}/second-factor/recovery-codes`, { body: { password } })
    },

    async removeSecondFactor(password) {
      const answer = await callRoute(`POST /${root}/second-factor/remove`, { body: { password } })
      return answer.second_factor
    },
  }
}
