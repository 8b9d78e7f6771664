import type { ComponentProps } from 'react'
import { HECTARES_STEP } from '#domain/limits'
import { HECTARES_RULE, parseHectares } from '#domain/sellers/hectares'
import { formatDecimal, roundDecimal, understoodNumber } from '#domain/values/decimal'
import { TextField } from '../../auth/fields/TextField'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'mask'>

/** Vineyard area: typed with a comma, moved by the arrow keys in steps of 0,1 (spec §5, R8). */
export function HectaresField({ value, onValue, ...props }: Props) {
  const typed = String(value)
  const move = (steps: 1 | -1) => {
    const next = roundDecimal((parseHectares(typed) ?? 0) + steps * HECTARES_STEP, 3)
    onValue?.(formatDecimal(Math.max(0, next), { grouping: false }))
  }
  return (
    <TextField
      {...props}
      label="Área de vinhedos (hectares)"
      value={value}
      onValue={onValue}
      inputMode="decimal"
      autoComplete="off"
      placeholder="3,5"
      hint={understoodNumber(typed, HECTARES_RULE)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        move(event.key === 'ArrowUp' ? 1 : -1)
      }}
    />
  )
}
