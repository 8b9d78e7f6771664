import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { LargeMove } from '#domain/wines/valueMoves'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { BELOW_LABEL } from '../../../kit/form/belowLabel'
import { NumberField } from '../../../kit/form/NumberField'
import { stepNumber } from '../../../kit/form/stepNumber'

interface Props {
  label: string
  /** The wine, for screen readers. */
  name: string
  value: string
  step: number
  whole: boolean
  isChanged: boolean
  /** What is stored, shown while the field says something else. */
  former: string
  /** How far it moves. */
  size: LargeMove | null
  problem?: string | undefined
  onChange: (text: string) => void
}

/** A number between − and +. What is typed counts when the field is left, so that one step is one to take back. */
export function GridStepper({
  label,
  name,
  value,
  step,
  whole,
  isChanged,
  former,
  size,
  problem,
  onChange,
}: Props) {
  const translate = useTranslate()
  const [typing, setTyping] = useState<string | null>(null)
  const press = (direction: 1 | -1) => {
    const next = stepNumber(value.trim() === '' ? '0' : value, { step, min: 0, direction })
    if (next !== null) onChange(next)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <IconButton
        sx={{ mt: BELOW_LABEL }}
        aria-label={translate('grid.less', { label, name })}
        onClick={() => press(-1)}
      >
        <Remove />
      </IconButton>
      <NumberField
        size="small"
        fullWidth
        whole={whole}
        {...(whole ? {} : { prefix: 'R$' })}
        label={label}
        ariaLabel={`${label}: ${name}`}
        value={typing ?? value}
        focused={isChanged || undefined}
        error={problem !== undefined}
        helperText={
          problem ??
          (isChanged && (
            <Box
              component="span"
              sx={size ? { color: 'warning.main', fontWeight: 600 } : undefined}
            >
              {translate('grid.former', { value: former })}
              {size && ` · ${translate(`moves.size.${size}`)}`}
            </Box>
          ))
        }
        onChange={setTyping}
        onBlur={() => {
          if (typing !== null) onChange(typing)
          setTyping(null)
        }}
      />
      <IconButton
        sx={{ mt: BELOW_LABEL }}
        aria-label={translate('grid.plus', { label, name })}
        onClick={() => press(1)}
      >
        <Add />
      </IconButton>
    </Box>
  )
}
