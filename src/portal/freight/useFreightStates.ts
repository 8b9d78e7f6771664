import { FREIGHT_COLUMNS, type FreightForm, type StateTexts } from '#domain/freight/freightForm'
import type { CellEdit } from '#domain/freight/freightText'
import { FREIGHT_STATES, type FreightState } from '#domain/freight/freightRegions'
import { useFormContext } from 'react-hook-form'

/** One by one: of 'states' as a whole the library judges only what is drawn, and closed regions are not. */
const CELLS = FREIGHT_STATES.flatMap((state) =>
  FREIGHT_COLUMNS.map((column) => `states.${state}.${column}` as const),
)

/** Writes into many cells of the table at once; what is wrong is then shown at its cell. */
export function useFreightStates() {
  const { getValues, setValue, trigger } = useFormContext<FreightForm>()
  const write = (states: Partial<Record<FreightState, StateTexts>>) => {
    setValue('states', { ...getValues('states'), ...states }, { shouldDirty: true })
    void trigger(CELLS)
  }
  return {
    write,
    read: () => getValues('states'),
    edit: (edits: readonly CellEdit[]) => {
      const states = { ...getValues('states') }
      for (const { state, column, text } of edits)
        states[state] = { ...states[state], [column]: text }
      write(states)
    },
  }
}
