export { teamHandlers } from './routes'
export { createInvitation } from './writes/create-invitation'
export { acceptInvitation, findInvitation } from './writes/findInvitation'
export { joinTeam } from './writes/join-team'
export {
  lockTeam,
  memberOf,
  refuseLastOwner,
  refuseNewOwner,
  type LockedMember,
} from './writes/lockTeam'
export { passOnContact } from './writes/passOnContact'
export { renameMember } from './writes/rename-member'
