export { teamHandlers } from './routes'
export { ownerErased, type OwnerAlert } from './mails/ownerAlertMail'
export { alertOwners } from './writes/alertOwners'
export { createInvitation } from './writes/create-invitation'
export { acceptInvitation, findInvitation } from './writes/findInvitation'
export { forgetInvitations } from './writes/forgetInvitations'
export { joinTeam } from './writes/join-team'
export {
  lockTeam,
  lockTeamAsOwner,
  memberOf,
  refuseLastOwner,
  refuseNewOwner,
} from './writes/lockTeam'
export { passOnContact } from './writes/passOnContact'
export { renameMember } from './writes/rename-member'
