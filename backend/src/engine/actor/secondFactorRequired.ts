import { env } from '../../env'
import type { StaffContext } from './callers'

/** Whether people of this kind must sign in with a second factor (WINEX_STAFF_SECOND_FACTOR). */
export const isSecondFactorRequired = (actorType: 'seller' | 'user'): boolean =>
  actorType === 'user' && env.WINEX_STAFF_SECOND_FACTOR === 'obrigatorio'

/** Staff who must have a second factor and have none can do nothing but set it up. */
export const mustSetUpSecondFactor = ({ hasSecondFactor }: StaffContext): boolean =>
  isSecondFactorRequired('user') && !hasSecondFactor

export const SET_UP_FIRST =
  'Ative primeiro a verificação em duas etapas em "Minha conta": ela é obrigatória para a equipe.'

export const REQUIRED_STAYS =
  'A verificação em duas etapas é obrigatória para a equipe e não pode ser desativada.'
