import { sealer } from '../../engine/secrets/sealer'

/** Seals the secrets of authenticator apps; a seal belongs to one auth identity. */
export const secretSealer = sealer('winex second factor')
