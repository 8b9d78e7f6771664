import { mayStaff, type StaffAbility, type StaffRole } from '../staff/staffRoles'

/** The lists of staff whose views can be kept, and who may see each. */
const STAFF_LISTS = {
  products: 'look',
  sellers: 'look',
  applications: 'look',
  orders: 'seeMoney',
  payouts: 'seeMoney',
  'made-payouts': 'seeMoney',
  audit: 'seeTrail',
} as const satisfies Record<string, StaffAbility>
export type StaffViewList = keyof typeof STAFF_LISTS
export const STAFF_VIEW_LISTS = Object.keys(STAFF_LISTS) as [StaffViewList, ...StaffViewList[]]

export const SELLER_VIEW_LISTS = ['wines', 'orders'] as const

/** Who may not see a list has no use of its views. */
export const maySeeViewsOf = (role: StaffRole, list: StaffViewList): boolean =>
  mayStaff(role, STAFF_LISTS[list])

/** A view for all changes what others see; 'Só leitura' keeps its own. */
export const mayShareViews = (role: StaffRole): boolean => role !== 'read_only'
