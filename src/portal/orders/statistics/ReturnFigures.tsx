import { formatDecimal } from '#domain/values/decimal'
import type { OrderStatistics } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'

type Figures = OrderStatistics['returns']

/** Which wines come back, and with which carrier bottles break; nothing while none did. */
export function ReturnFigures({ returns: { wines, carriers } }: { returns: Figures }) {
  const translate = useTranslate()
  if (wines.length === 0) return null
  const own = (key: string) => translate(`order.statistics.returns.${key}`)
  return (
    <DetailCard title={own('title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {own('within')}
      </Typography>
      <Stack spacing={2}>
        <FigureList label={own('wines')} figures={wines} />
        {carriers.length > 0 && <FigureList label={own('carriers')} figures={carriers} />}
      </Stack>
    </DetailCard>
  )
}

function FigureList({ label, figures }: { label: string; figures: Figures['wines'] }) {
  const translate = useTranslate()
  const counted = (key: 'broken' | 'returned' | 'delivered', bottles: number) =>
    translate(`order.statistics.returns.${key}`, {
      smart_count: bottles,
      count: formatDecimal(bottles),
    })
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {figures.map(({ name, delivered, broken, returned }) => (
          <Box
            key={name ?? ''}
            component="li"
            sx={{ py: 0.5, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {name ?? translate('order.statistics.returns.other')}
            <Typography variant="body2" color="text.secondary">
              {[
                counted('broken', broken),
                counted('returned', returned),
                counted('delivered', delivered),
              ].join(', ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
