import type { RequestOrigin } from './requestOrigin'

/** Who acts, as the audit trail keeps it. */
export interface Actor {
  type: 'seller' | 'user'
  /** Member or staff user. */
  id: string
  email: string
  origin: RequestOrigin
}

/** What happens without anybody signed in; `origin` says from where, if anybody asked for it at all. */
export interface SystemActor {
  type: 'system'
  id: null
  email: null
  origin: RequestOrigin | null
}

/** What happens by itself when its time has come. */
export const ITSELF: SystemActor = { type: 'system', id: null, email: null, origin: null }
