import { keysOf, type StatusEntry } from '../status'
import type { ReturnReason } from './returnReasons'

export type ReturnState = 'asked' | 'approved' | 'refused' | 'received' | 'waived' | 'refunded'

/** How far a return has come. `waived`: the bottles need not come back. */
export const RETURN_STATES = {
  asked: { label: 'Aguardando resposta', color: 'warning' },
  approved: { label: 'Aprovada', color: 'info' },
  refused: { label: 'Recusada', color: 'error' },
  received: { label: 'Garrafas recebidas', color: 'info' },
  waived: { label: 'Aprovada sem devolução das garrafas', color: 'info' },
  refunded: { label: 'Valor devolvido', color: 'success' },
} as const satisfies Record<ReturnState, StatusEntry>

export const RETURN_STATE_KEYS = keysOf<ReturnState>(RETURN_STATES)

/** What is done with a return: five steps of seller or staff; money is moved by staff who may move money. */
export type ReturnAction = 'approve' | 'refuse' | 'receive' | 'waive' | 'refund'

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
} as const satisfies Record<ReturnAction, Step>

export const RETURN_ACTION_KEYS = keysOf<ReturnAction>(STEPS)

/** The part of a return that its steps look at. */
export interface ReturnFacts {
  state: ReturnState
  reason: ReturnReason
}

/** Where a step leads. */
export const stateAfter = (action: ReturnAction): ReturnState => STEPS[action].to

/** Something is still to be done: nobody has refused it, and the money is not back. */
export const isOpenReturn = ({ state }: Pick<ReturnFacts, 'state'>): boolean =>
  state !== 'refused' && state !== 'refunded'

export const OPEN_RETURN_STATES = RETURN_STATE_KEYS.filter((state) => isOpenReturn({ state }))

/** Why a step is refused, in Portuguese, or null. */
export function returnProblem(action: ReturnAction, one: ReturnFacts): string | null {
  const from: readonly ReturnState[] = STEPS[action].from
  if (action === 'refuse' && one.reason === 'withdrawal' && one.state === 'asked')
    return 'A desistência dentro do prazo é um direito do consumidor (CDC, art. 49): não pode ser recusada.'
  if (from.includes(one.state)) return null
  switch (one.state) {
    case 'refused':
      return 'Esta devolução foi recusada.'
    case 'refunded':
      return 'O valor desta devolução já foi devolvido.'
    case 'asked':
      return 'Responda à devolução antes desta etapa.'
    default:
      return action === 'refund'
        ? 'Marque as garrafas como recebidas, ou dispense a volta delas, antes de devolver o valor.'
        : 'Esta devolução já foi respondida.'
  }
}

/** Why a refusal cannot be sent with these words, or null: the buyer reads them. */
export const refusalProblem = (words: string): string | null =>
  words.trim().length < 3 ? 'Diga o motivo: o cliente recebe este texto.' : null
