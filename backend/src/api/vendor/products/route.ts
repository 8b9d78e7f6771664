export { listOwnProducts as GET } from './listOwnProducts'
