import type { FreightColumn } from '#domain/freight/freightForm'
import type { FreightRegion, FreightState } from '#domain/freight/freightRegions'
import { useId, type ComponentProps } from 'react'
import { freight } from '../../shared/freight/freightTexts'

interface Props extends ComponentProps<'input'> {
  column: FreightColumn
  /** The state or the region, for screen readers. */
  of: string
  /** Where a pasted block begins: in a state, or in a region's line. */
  state?: FreightState
  region?: FreightRegion
  problem?: string | undefined
}

/** One cell: a plain field, as there are 162 of them. */
export function FreightField({ column, of, state, region, problem, ...input }: Props) {
  const id = useId()
  const label = freight.table[column]
  return (
    <div className="freight-cell">
      <span aria-hidden>{column === 'days' ? freight.table.daysShort : label}</span>
      <input
        {...input}
        aria-label={`${label}: ${of}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        data-state={state}
        data-region={region}
        data-column={column}
        inputMode={column === 'days' ? 'numeric' : 'decimal'}
        maxLength={24}
        autoComplete="off"
      />
      {problem && (
        <span id={id} className="freight-problem">
          {problem}
        </span>
      )}
    </div>
  )
}
