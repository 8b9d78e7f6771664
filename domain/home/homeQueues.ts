import { keysOf } from '../status'
import { mayStaff, type StaffAbility, type StaffRole } from '../staff/staffRoles'
import { saoPauloDate } from '../values/dates'

interface Queue {
  /** Who has the next step: the winex team, or the producers, whom the team can only remind. */
  waitsFor: 'team' | 'producers'
  /** What one must be allowed to do to see its rows, and to do something about them. */
  see: StaffAbility
  act: StaffAbility
}

/** What may wait, on 'Início' (issue 32.1). Each leads to the list that shows exactly what it counts. */
export const HOME_QUEUES = {
  wines: { waitsFor: 'team', see: 'look', act: 'reviewWines' },
  producers: { waitsFor: 'team', see: 'look', act: 'manageSellers' },
  applications: { waitsFor: 'team', see: 'look', act: 'followApplications' },
  unrated: { waitsFor: 'team', see: 'look', act: 'moveMoney' },
  owed: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  returns: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  pix: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  payouts_ready: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  payouts_held: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  payouts_negative: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  approvals: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  results_missing: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  results_failed: { waitsFor: 'team', see: 'seeMoney', act: 'moveMoney' },
  messages: { waitsFor: 'team', see: 'seeMoney', act: 'writeOnOrders' },
  mails: { waitsFor: 'team', see: 'seeMails', act: 'manageMails' },
  late_approve: { waitsFor: 'producers', see: 'seeMoney', act: 'writeOnOrders' },
  late_ship: { waitsFor: 'producers', see: 'seeMoney', act: 'writeOnOrders' },
  wines_waiting: { waitsFor: 'producers', see: 'look', act: 'reviewWines' },
  contracts: { waitsFor: 'producers', see: 'look', act: 'manageSellers' },
  low_acceptance: { waitsFor: 'producers', see: 'look', act: 'manageSellers' },
} as const satisfies Record<string, Queue>

export type HomeQueue = keyof typeof HOME_QUEUES
export const HOME_QUEUE_KEYS = keysOf<HomeQueue>(HOME_QUEUES)

/** The queues that a role does something about; who may change nothing sees all that they may see (R54). */
export const queuesOf = (role: StaffRole): HomeQueue[] =>
  HOME_QUEUE_KEYS.filter((queue) => {
    const { see, act } = HOME_QUEUES[queue]
    return mayStaff(role, see) && (role === 'read_only' || mayStaff(role, act))
  })

/** A queue in which something waits. */
export interface WaitingQueue {
  queue: HomeQueue
  count: number
  /** ISO time; since when the oldest one waits. */
  oldest: string | null
  /** Cents of all of it, where it is about money; below zero for a debt. */
  amount: number | null
}

/** The oldest day first, of one day the dearest, then the longest; what has no age is last. */
export function byUrgency(a: WaitingQueue, b: WaitingQueue): number {
  const since = ({ oldest }: WaitingQueue): string => saoPauloDate(oldest) ?? NO_DAY
  return (
    since(a).localeCompare(since(b)) ||
    Math.abs(b.amount ?? 0) - Math.abs(a.amount ?? 0) ||
    b.count - a.count
  )
}

/** After every day. */
const NO_DAY = '9999-12-31'
