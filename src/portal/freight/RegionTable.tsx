import {
  EMPTY_STATE,
  FREIGHT_COLUMNS,
  type FreightColumn,
  type FreightForm,
} from '#domain/freight/freightForm'
import { FREIGHT_REGIONS, type FreightRegion } from '#domain/freight/freightRegions'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { freight } from '../../shared/freight/freightTexts'
import { FreightField } from './FreightField'
import { StateRow } from './StateRow'
import { useFreightStates } from './useFreightStates'

const text = freight.table

/** The states of a region, and above them one line that is written into all of them. */
export function RegionTable({ region }: { region: FreightRegion }) {
  const { label, states } = FREIGHT_REGIONS[region]
  const id = useId()
  const notify = useNotify()
  const { write, edit } = useFreightStates()
  return (
    <section aria-labelledby={id} className="freight-region">
      <h3 id={id}>{label}</h3>
      <div className="freight-row freight-heads" aria-hidden>
        <span>{text.state}</span>
        {FREIGHT_COLUMNS.map((column) => (
          <span key={column}>{text[column]}</span>
        ))}
      </div>
      <div className="freight-row freight-fill">
        <span className="freight-name">{text.region(label)}</span>
        {FREIGHT_COLUMNS.map((column) => (
          <RegionField
            key={column}
            region={region}
            column={column}
            onType={(typed) => edit(states.map((state) => ({ state, column, text: typed })))}
          />
        ))}
        <div className="freight-actions">
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
        </div>
      </div>
      {states.map((state) => (
        <StateRow key={state} state={state} />
      ))}
    </section>
  )
}

/** What all states of the region have in a column; empty where they differ. */
function RegionField({
  region,
  column,
  onType,
}: {
  region: FreightRegion
  column: FreightColumn
  onType: (typed: string) => void
}) {
  const { label, states } = FREIGHT_REGIONS[region]
  const typed = useWatch<FreightForm, 'states'>({ name: 'states' })
  const [first = '', ...others] = states.map((state) => typed[state][column])
  const isOne = others.every((other) => other === first)
  return (
    <FreightField
      column={column}
      of={text.region(label)}
      region={region}
      value={isOne ? first : ''}
      placeholder={isOne ? undefined : text.various}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
