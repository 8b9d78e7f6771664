import { FREIGHT_COLUMNS, isServed, type FreightForm } from '#domain/freight/freightForm'
import type { FreightState } from '#domain/freight/freightRegions'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { memo } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { freight } from '../../shared/freight/freightTexts'
import { FreightField } from './FreightField'

/** The cells of one state. Only this row is drawn again when one of them changes. */
export const StateRow = memo(function StateRow({ state }: { state: FreightState }) {
  const { register } = useFormContext<FreightForm>()
  const { errors } = useFormState<FreightForm>({ name: `states.${state}` })
  const texts = useWatch<FreightForm, `states.${FreightState}`>({ name: `states.${state}` })
  const name = BRAZILIAN_STATES[state] ?? state
  return (
    <div className="freight-row" data-served={isServed(texts)}>
      <span className="freight-name">
        <b>{state}</b> {name}
        {!isServed(texts) && <small> {freight.table.notServed}</small>}
      </span>
      {FREIGHT_COLUMNS.map((column) => (
        <FreightField
          key={column}
          column={column}
          of={name}
          state={state}
          problem={errors.states?.[state]?.[column]?.message}
          {...register(`states.${state}.${column}`)}
        />
      ))}
    </div>
  )
})
