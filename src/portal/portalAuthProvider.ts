import { createAuthProvider, signInPages } from '../auth/createAuthProvider'
import { checkPortalSession } from './checkPortalSession'
import { fetchMe } from './fetchMe'

export const portalAuthProvider = createAuthProvider({
  actorType: 'seller',
  signInPage: signInPages.seller,
  checkSession: checkPortalSession,
  getIdentity: async () => {
    const me = await fetchMe()
    return { id: me.id, fullName: me.name, avatar: me.photo ?? undefined }
  },
})
