export { staffTeamHandlers } from './routes'
export { findStaffToTell } from './reads/findStaffToTell'
export { createStaff } from './writes/create-staff'
