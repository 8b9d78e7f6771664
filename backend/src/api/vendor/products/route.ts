export { listOwnProducts as GET } from './listOwnProducts'
export { createOwnProduct as POST } from './createOwnProduct'
