import { authenticator } from '../../support/authenticator'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { claimsOf } from '../../support/signToken'
import { left, type Left } from './entriesOf'

async function enter() {
  const staff = await openStaff()
  const token = await askForToken('user', staff.email, staff.password)
  const { password } = staff
  const send = <Body>(path: string, body?: unknown, method?: string) =>
    call<Body>(path, { token, body, ...(method ? { method } : {}) })
  const setUp = async () => {
    const begun = await send<{ secret: string }>('/admin/second-factor', { password })
    await send('/admin/second-factor/confirm', { code: authenticator(begun.body.secret).code() })
  }
  return { staff, token, password, send, setUp }
}

/** What staff do about their own account, and what it leaves in the audit trail. */
export const OWN_ACCOUNT_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/me/password': async () => {
    const { staff, send, password } = await enter()
    await send('/admin/me/password', {
      current_password: password,
      new_password: 'Parreira-Alta9',
    })
    return left(staff.userId, 'password.change', null, null)
  },
  'DELETE /admin/sessions/:id': async () => {
    const { staff, send, password } = await enter()
    const other = await askForToken('user', staff.email, password)
    await send(`/admin/sessions/${String(claimsOf(other).sid)}`, undefined, 'DELETE')
    return left(staff.userId, 'session.end', { device: 'Aparelho desconhecido' }, null)
  },
  'POST /admin/sessions/end-others': async () => {
    const { staff, send } = await enter()
    await send('/admin/sessions/end-others', {})
    return left(staff.userId, 'session.end_others', null, null)
  },
  'POST /admin/second-factor/confirm': async () => {
    const { staff, setUp } = await enter()
    await setUp()
    return left(staff.userId, 'second_factor.set', null, null)
  },
  'POST /admin/second-factor/recovery-codes': async () => {
    const { staff, setUp, send, password } = await enter()
    await setUp()
    await send('/admin/second-factor/recovery-codes', { password })
    return left(staff.userId, 'second_factor.codes', null, null)
  },
  'POST /admin/second-factor/remove': async () => {
    const { staff, setUp, send, password } = await enter()
    await setUp()
    await send('/admin/second-factor/remove', { password })
    return left(staff.userId, 'second_factor.remove', null, null)
  },
}
