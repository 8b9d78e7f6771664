import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'
import { WineThumbnail } from '../../shared/wines/WineThumbnail'
import { formatDecimal } from '#domain/values/decimal'

/** Picture, title and alcohol percentage, on the phone the status too; the title leads to the wine's page. */
export function WineName({ wine, status }: { wine: Product; status?: ReactNode }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <WineThumbnail src={wine.thumbnail} type={wine.metadata?.classification?.type} width={32} />
      <Box sx={{ minWidth: 120 }}>
        <RowLink to={paths.portal.wine(wine.id)}>{wine.title}</RowLink>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mt: status ? 0.5 : 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {alcoholText(wine) ?? translate('lists.unknown')}
          </Typography>
          {status}
        </Stack>
      </Box>
    </Stack>
  )
}

/** '13,5%', or undefined when the sheet does not say (spec §2: N/A). */
function alcoholText(wine: Product): string | undefined {
  const percentage = wine.metadata?.technical_analysis?.alcohol_percentage
  return typeof percentage === 'number' ? `${formatDecimal(percentage)}%` : undefined
}
