import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'
import { WineThumbnail } from '../../shared/wines/WineThumbnail'

/** Picture, title and handle; the title leads to the product's page. */
export function ProductName({ product }: { product: Product }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <WineThumbnail
        src={product.thumbnail}
        type={product.metadata?.classification?.type}
        width={32}
      />
      <Box sx={{ minWidth: 132, overflowWrap: 'anywhere' }}>
        <RowLink to={paths.admin.product(product.id)}>{product.title}</RowLink>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{product.handle}</Box>
      </Box>
    </Stack>
  )
}
