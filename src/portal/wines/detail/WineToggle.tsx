import { toggleTooltip } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useId } from 'react'
import { ApiError } from '../../../kit/http/ApiError'
import type { PortalDataProvider } from '../../dataProvider'
import { ME_QUERY } from '../../fetchMe'
import { useKeepWine } from '../useKeepWine'

/**
 * Publishes and withdraws a wine (spec §4 Wine activation). The rule that disables it is the server's own
 * (R14, R20); its reason is a tooltip and, as fingers cannot hover, it is also shown below.
 */
export function WineToggle({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const reasonId = useId()
  const { data: me, isPending } = useQuery(ME_QUERY)
  const active = wine.status === 'published'
  const { mutate, isPending: isMoving } = useMutation({
    mutationFn: () => dataProvider.setWineStatus(wine.id, active ? 'draft' : 'published'),
    onSuccess: async (moved) => {
      notify(active ? 'wine.toggle.deactivated' : 'wine.toggle.activated', { type: 'success' })
      await keepWine(moved)
    },
    onError: async (error) => {
      // What the server refuses it explains; anything else gets the words of spec §8.
      const explained = error instanceof ApiError && error.status >= 400 && error.status < 500
      notify(explained ? error.message : 'wine.toggle.failed', { type: 'error' })
      await keepWine()
    },
  })
  const reason = isPending ? null : toggleTooltip(wine, me?.seller ?? {})
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Tooltip title={reason ?? ''} enterTouchDelay={0} describeChild>
        <span style={{ alignSelf: 'flex-start' }}>
          <FormControlLabel
            sx={{ ml: -0.5, minHeight: 44 }}
            disabled={isPending || isMoving || reason !== null}
            label={translate(`wine.toggle.${active ? 'on' : 'off'}`)}
            control={
              <Switch
                checked={active}
                onChange={() => mutate()}
                slotProps={{ input: { 'aria-describedby': reason ? reasonId : undefined } }}
              />
            }
          />
        </span>
      </Tooltip>
      {reason && (
        <Typography id={reasonId} variant="caption" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Stack>
  )
}
