import { paths } from '../../paths'
import type { SignInActor } from '../signIn'

/** The recovery of each door: where it leads back to, and its look. */
export const RECOVERIES = {
  seller: { loginPage: paths.login, forgotPassword: paths.forgotPassword, tone: 'producer' },
  user: { loginPage: paths.admin.login, forgotPassword: paths.admin.forgotPassword, tone: 'staff' },
} as const satisfies Record<SignInActor, object>

/** Whose recovery an address speaks of; staff's addresses say so, in the mail's link as well. */
export const recoveryActor = (search: URLSearchParams): SignInActor =>
  search.get('actor') === 'user' ? 'user' : 'seller'
