import { keysOf, type StatusEntry } from '../status'
import type { ReturnReason } from './returnReasons'

export type ReturnState =
  | 'asked'
  | 'approved'
  | 'refused'
  | 'closed'
  | 'received'
  | 'waived'
  | 'refunded'

/**
 * How far a return has come. `waived`: the bottles need not come back. `closed`: they never came, it was a mistake, or the
 * order was never paid.
 */
export const RETURN_STATES = {
  asked: { label: 'Aguardando resposta', color: 'warning' },
  approved: { label: 'Aprovada', color: 'info' },
  refused: { label: 'Recusada', color: 'error' },
  closed: { label: 'Encerrada sem devolução', color: 'neutral' },
  received: { label: 'Garrafas recebidas', color: 'info' },
  waived: { label: 'Aprovada sem devolução das garrafas', color: 'info' },
  refunded: { label: 'Valor reembolsado', color: 'success' },
} as const satisfies Record<ReturnState, StatusEntry>

export const RETURN_STATE_KEYS = keysOf<ReturnState>(RETURN_STATES)

/**
 * What is done with a return by seller or staff; staff alone close one that leads nowhere, and those of them who may move
 * money give it back.
 */
export type ReturnAction = 'approve' | 'refuse' | 'receive' | 'waive' | 'refund' | 'close'

interface Step {
  from: readonly ReturnState[]
  to: ReturnState
}

const STEPS = {
  approve: { from: ['asked'], to: 'approved' },
  refuse: { from: ['asked'], to: 'refused' },
  receive: { from: ['approved'], to: 'received' },
  waive: { from: ['approved'], to: 'waived' },
  refund: { from: ['received', 'waived'], to: 'refunded' },
  close: { from: ['asked', 'approved'], to: 'closed' },
} as const satisfies Record<ReturnAction, Step>

export const RETURN_ACTION_KEYS = keysOf<ReturnAction>(STEPS)

/** The part of a return that its steps look at. */
export interface ReturnFacts {
  state: ReturnState
  reason: ReturnReason
  /** Nothing of the order was captured, and nothing can be any more: no money will ever go back. */
  never_paid: boolean
}

/** Where a step leads. */
export const stateAfter = (action: ReturnAction): ReturnState => STEPS[action].to

/** Ended without bottles and without money: what it named can be asked back again. */
export const endedWithNothing = ({ state }: Pick<ReturnFacts, 'state'>): boolean =>
  state === 'refused' || state === 'closed'

/** Something is still to be done: it has not ended with nothing, and the money is not back. */
export const isOpenReturn = ({ state }: Pick<ReturnFacts, 'state'>): boolean =>
  !endedWithNothing({ state }) && state !== 'refunded'

export const OPEN_RETURN_STATES = RETURN_STATE_KEYS.filter((state) => isOpenReturn({ state }))

/** Nothing has been decided about its bottles yet, or they are on their way. */
export const isAwaited = ({ state }: Pick<ReturnFacts, 'state'>): boolean =>
  state === 'asked' || state === 'approved'

/** Its bottles are settled, its money is not. */
export const owesMoney = ({ state }: Pick<ReturnFacts, 'state'>): boolean =>
  STEPS.refund.from.some((from) => from === state)

// Asked for in time, as none is taken that is late.
const WITHDRAWAL = 'A desistência dentro do prazo é um direito do consumidor (CDC, art. 49):'

/** Why a step is refused, in Portuguese, or null. */
export function returnProblem(action: ReturnAction, one: ReturnFacts): string | null {
  const from: readonly ReturnState[] = STEPS[action].from
  if (
    (action === 'refuse' || action === 'close') &&
    one.reason === 'withdrawal' &&
    one.state === 'asked'
  )
    return action === 'refuse'
      ? `${WITHDRAWAL} não pode ser recusada.`
      : `${WITHDRAWAL} aprove-a antes. Depois, se as garrafas não voltarem, ela pode ser encerrada.`
  if (from.includes(one.state)) return null
  if (action === 'close' && owesMoney(one) && one.never_paid) return null
  switch (one.state) {
    case 'refused':
      return 'Esta devolução foi recusada.'
    case 'closed':
      return 'Esta devolução foi encerrada.'
    case 'refunded':
      return 'O valor desta devolução já foi reembolsado.'
    case 'asked':
      return 'Responda à devolução antes desta etapa.'
    default:
      if (action === 'close')
        return 'Não é possível encerrar: o valor desta devolução ainda será reembolsado ao cliente.'
      return action === 'refund'
        ? 'Marque as garrafas como recebidas, ou dispense a volta delas, antes de reembolsar.'
        : 'Esta devolução já foi respondida.'
  }
}

/** Why a return cannot be refused or closed with these words, or null: the buyer reads them. */
export const refusalProblem = (words: string): string | null =>
  words.trim().length < 3 ? 'Diga o motivo: o cliente recebe este texto.' : null
