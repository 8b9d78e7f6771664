import { createAuthProvider, signInPages } from '../auth/createAuthProvider'
import { rememberEmail } from '../auth/session'
import { apiClient } from '../shared/http/apiClient'
import { fetchMe } from './fetchMe'

export const portalAuthProvider = createAuthProvider({
  actorType: 'seller',
  signInPage: signInPages.seller,
  getIdentity: async () => {
    const me = await fetchMe()
    rememberEmail(me.email)
    return { id: me.id, fullName: me.name, avatar: me.photo ?? undefined }
  },
})

/** The spec's session check: only whether the answer is ok counts (spec §7). */
export const checkPortalSession = () => apiClient<unknown>('/vendor/me/context')
