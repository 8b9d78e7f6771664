import type { ComponentProps } from 'react'
import { HECTARES_STEP } from '#domain/limits'
import { HECTARES_RULE, parseHectares } from '#domain/sellers/hectares'
import { formatDecimal, roundDecimal, understoodNumber } from '#domain/values/decimal'
import { InputField } from './InputField'

type Props = Omit<ComponentProps<typeof InputField>, 'label' | 'mask'>

/** Vineyard area: typed with a comma, moved by the arrow keys in steps of 0,1 (spec §5, R8). */
export function HectaresField({ value, onChange, ...props }: Props) {
  const move = (steps: 1 | -1) => {
    const next = roundDecimal((parseHectares(value) ?? 0) + steps * HECTARES_STEP, 3)
    onChange(formatDecimal(Math.max(0, next), { grouping: false }))
  }
  return (
    <InputField
      {...props}
      label="Área de vinhedos (hectares)"
      value={value}
      onChange={onChange}
      inputMode="decimal"
      autoComplete="off"
      placeholder="3,5"
      hint={understoodNumber(value, HECTARES_RULE)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        move(event.key === 'ArrowUp' ? 1 : -1)
      }}
    />
  )
}
