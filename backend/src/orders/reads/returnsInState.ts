import { RETURN_STATE_KEYS, type ReturnState } from '#domain/returns/returnState'

/** The returns `t` of the states that a rule names. */
export const returnsInState = (rule: (one: { state: ReturnState }) => boolean): string =>
  `t.state in (${RETURN_STATE_KEYS.filter((state) => rule({ state }))
    .map((state) => `'${state}'`)
    .join(', ')})`
