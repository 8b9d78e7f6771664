/** Where the buyers' pages of their orders are; what follows is the secret of the link. */
export const ORDER_PAGES = '/pedido'

/** 256 bits in base64url (backend/src/engine/secrets/linkToken). */
const TOKEN = /^[\w-]{43}$/

/** Whether a text can be the secret of a link. */
export const isOrderToken = (text: string): boolean => TOKEN.test(text)
