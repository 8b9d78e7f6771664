import { createAuthProvider, signInPages } from '../auth/createAuthProvider'
import { rememberedEmail } from '../auth/session'

export const adminAuthProvider = createAuthProvider({
  actorType: 'user',
  signInPage: signInPages.user,
  getIdentity: () => Promise.resolve({ id: 'user', fullName: rememberedEmail() }),
})
