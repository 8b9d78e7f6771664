import { formatBRL } from '#domain/values/money'
import type { Order, OrderItem } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'
import { WineThumbnail } from '../wines/WineThumbnail'

/** Every line with its picture, quantity, price and total (spec §2). */
export function OrderItems({ order }: { order: Order }) {
  const translate = useTranslate()
  return (
    <DetailCard title={translate('order.items.title')}>
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden />}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {order.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </Stack>
    </DetailCard>
  )
}

function Line({ item }: { item: OrderItem }) {
  const translate = useTranslate()
  const canceled = item.canceled_quantity ?? 0
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
      }}
    >
      <WineThumbnail src={item.thumbnail} type={null} width={44} />
      <Box sx={{ flex: '1 1 calc(100% - 60px)', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[
            item.variant_title,
            translate('order.items.quantity', { smart_count: item.quantity, count: item.quantity }),
            canceled > 0 &&
              translate('order.items.canceled', { smart_count: canceled, count: canceled }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flex: { xs: '1 0 100%', sm: 'none' },
          columnGap: 1.5,
          alignItems: { xs: 'baseline', sm: 'flex-end' },
          justifyContent: 'flex-end',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{formatBRL(item.total)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('order.items.unit', { price: formatBRL(item.unit_price) })}
        </Typography>
      </Box>
    </Stack>
  )
}
