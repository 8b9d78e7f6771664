import {
  EMPTY_STATE,
  FREIGHT_COLUMNS,
  isServed,
  type FreightColumn,
  type FreightForm,
} from '#domain/freight/freightForm'
import {
  FREIGHT_REGIONS,
  type FreightRegion,
  type FreightState,
} from '#domain/freight/freightRegions'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useId, useState, memo } from 'react'
import { useFormState, useWatch, useFormContext } from 'react-hook-form'
import { freight } from '../../shared/freight/freightTexts'
import { FreightField } from './FreightField'
import { useFreightStates } from './useFreightStates'

/** The cells of one state. Only this row is drawn again when one of them changes. */
const StateRow = memo(function StateRow({ state }: { state: FreightState }) {
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

const text = freight.table

/** A region's line, which is written into all its states; the states below it once they are asked for. */
export function RegionRows({ region }: { region: FreightRegion }) {
  const { label, states } = FREIGHT_REGIONS[region]
  const id = useId()
  const notify = useNotify()
  const { write, edit } = useFreightStates()
  const typed = useWatch<FreightForm, 'states'>({ name: 'states' })
  const { errors } = useFormState<FreightForm>({ name: 'states' })
  const [isOpen, setOpen] = useState(false)

  /** What all states have in a column; undefined where they differ. */
  const commonText = (column: FreightColumn): string | undefined => {
    const [first = '', ...others] = states.map((state) => typed[state][column])
    return others.every((other) => other === first) ? first : undefined
  }
  const problemsOf = (column: FreightColumn) =>
    states.flatMap((state) => errors.states?.[state]?.[column]?.message ?? [])

  const hidesProblem = FREIGHT_COLUMNS.some(
    (column) => commonText(column) === undefined && problemsOf(column).length > 0,
  )
  if (hidesProblem && !isOpen) setOpen(true)

  const served = states.filter((state) => isServed(typed[state])).length
  return (
    <section aria-label={label} className="freight-region">
      <div className="freight-row freight-fill">
        <button
          type="button"
          className="freight-name freight-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandMore aria-hidden fontSize="small" />
          <span>
            {label} <small>{text.served(served, states.length)}</small>
          </span>
        </button>
        {FREIGHT_COLUMNS.map((column) => {
          const common = commonText(column)
          return (
            <FreightField
              key={column}
              column={column}
              of={text.regionWhole(label)}
              region={region}
              value={common ?? ''}
              placeholder={common === undefined ? text.various : undefined}
              problem={common === undefined ? undefined : problemsOf(column)[0]}
              onChange={({ target }) =>
                edit(states.map((state) => ({ state, column, text: target.value })))
              }
            />
          )
        })}
      </div>
      <div id={id} hidden={!isOpen} className="freight-states">
        {isOpen && states.map((state) => <StateRow key={state} state={state} />)}
        {isOpen && served > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-label={text.clearOf(label)}
            onClick={() => {
              write(Object.fromEntries(states.map((state) => [state, EMPTY_STATE])))
              notify(text.cleared(label), { type: 'info' })
            }}
          >
            {text.clear}
          </Button>
        )}
      </div>
    </section>
  )
}
