import { toggleTooltip } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ME_QUERY } from '../../fetchMe'
import { NOT_KNOWN } from '../../useMayWrite'

interface Props {
  wine: Product
  move: () => void
  isMoving: boolean
}

/**
 * Publishes and withdraws a wine (spec §4 Wine activation). The rule that disables it is the server's own (R14, R20); its
 * reason is a tooltip, by mouse and by finger, and read out; the page's first button has it in plain words beside it.
 */
export function WineToggle({ wine, move, isMoving }: Props) {
  const translate = useTranslate()
  const reasonId = useId()
  const { data: me, isPending } = useQuery(ME_QUERY)
  const active = wine.status === 'published'
  const reason = isPending ? null : toggleTooltip(wine, me?.seller ?? NOT_KNOWN)
  return (
    <Tooltip title={reason ?? ''} enterTouchDelay={0} describeChild>
      <span style={{ alignSelf: 'flex-start' }}>
        <FormControlLabel
          sx={{ ml: -0.5, minHeight: 44 }}
          disabled={isPending || isMoving || reason !== null}
          label={translate(`wine.toggle.${active ? 'on' : 'off'}`)}
          control={
            <Switch
              checked={active}
              onChange={move}
              slotProps={{ input: { 'aria-describedby': reason ? reasonId : undefined } }}
            />
          }
        />
        {reason && (
          <span id={reasonId} className="visually-hidden">
            {reason}
          </span>
        )}
      </span>
    </Tooltip>
  )
}
