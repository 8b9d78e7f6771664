import { sealer } from '../../engine/secrets/sealer'

/** Placeholder in a mail's text and HTML for its secret, for instance a token in a link. */
export const MAIL_SECRET = '__SEGREDO__'

const { seal, open } = sealer('winex mail secret')

/** Encrypts a secret, so that a reader of the queue or of a copy of the database cannot use it (R18). */
export const sealSecret = (secret: string): string => seal(secret)

/** The secret again. Throws when the seal was altered or made with another signing secret. */
export const openSecret = (sealed: string): string => open(sealed)
