import { FREIGHT_COLUMNS, type FreightColumn, type StateTexts } from '#domain/freight/freightForm'
import { FREIGHT_REGIONS, type FreightRegion } from '#domain/freight/freightRegions'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { freight } from '../../shared/i18n/catalogue/freight'
import { FreightField } from './FreightField'
import { StateRow } from './StateRow'
import { useFreightStates } from './useFreightStates'

const text = freight.table
const EMPTY: StateTexts = { box1: '', box2: '', box3: '', box6: '', box12: '', days: '' }

/** The states of a region, and above them one line that fills all of them. */
export function RegionTable({ region }: { region: FreightRegion }) {
  const { label, states } = FREIGHT_REGIONS[region]
  const id = useId()
  const notify = useNotify()
  const { write, read } = useFreightStates()
  const [filled, setFilled] = useState<StateTexts>(EMPTY)
  const fill = (textsOf: (before: StateTexts) => StateTexts, told: string) => {
    const before = read()
    write(Object.fromEntries(states.map((state) => [state, textsOf(before[state])])))
    notify(told, { type: 'info' })
  }
  /** What is left empty in the region's line stays as it is. */
  const apply = (before: StateTexts): StateTexts => {
    const after = { ...before }
    for (const column of FREIGHT_COLUMNS)
      if (filled[column].trim() !== '') after[column] = filled[column]
    return after
  }
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
        {FREIGHT_COLUMNS.map((column: FreightColumn) => (
          <FreightField
            key={column}
            column={column}
            of={text.region(label)}
            value={filled[column]}
            onChange={({ target }) =>
              setFilled((before) => ({ ...before, [column]: target.value }))
            }
          />
        ))}
        <div className="freight-actions">
          <Button
            size="small"
            variant="outlined"
            aria-label={text.applyOf(label)}
            disabled={FREIGHT_COLUMNS.every((column) => filled[column].trim() === '')}
            onClick={() => fill(apply, text.applied(label))}
          >
            {text.apply}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={text.clearOf(label)}
            onClick={() => fill(() => EMPTY, text.cleared(label))}
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
