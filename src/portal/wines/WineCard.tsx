import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { SelectRow } from '../../kit/list/SelectRow'
import { WineActions } from './WineActions'
import { WineName } from './WineName'
import { WinePrice } from './WinePrice'
import { WineQuantity } from './WineQuantity'
import { WineStatus } from './WineStatus'
import { WineType } from '../../shared/wines/WineType'

/** A wine on the phone: what a winemaker looks up between two barrels. */
export function WineCard({ wine }: { wine: Product }) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <WineName wine={wine} status={<WineStatus wine={wine} />} />
        <Box sx={{ mr: -1, mt: -0.5, display: 'flex' }}>
          <SelectRow id={wine.id} name={wine.title} label="wines.batch.select" />
          <WineActions wine={wine} />
        </Box>
      </Stack>
      <CardFacts
        facts={[
          { label: 'wines.column.type', value: <WineType wine={wine} /> },
          { label: 'wines.column.quantity', value: <WineQuantity wine={wine} /> },
          { label: 'wines.column.price', value: <WinePrice wine={wine} /> },
        ]}
      />
    </Stack>
  )
}
