import { createAuthProvider, signInPages } from '../auth/createAuthProvider'
import { checkPortalSession } from './checkPortalSession'
import { fetchMe } from './fetchMe'
import { READS_OFFLINE } from './offline/registerWorker'
import { offlineResponses } from './offline/offlineResponses'

export const portalAuthProvider = createAuthProvider({
  actorType: 'seller',
  signInPage: signInPages.seller,
  checkSession: checkPortalSession,
  seen: READS_OFFLINE ? offlineResponses : undefined,
  getIdentity: async () => {
    const me = await fetchMe()
    return { id: me.id, fullName: me.name, avatar: me.photo ?? undefined }
  },
})
