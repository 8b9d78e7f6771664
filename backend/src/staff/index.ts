export { staffTeamHandlers } from './routes'
export { createStaff } from './writes/create-staff'
