import type { Seller } from '#domain/sellers/sellerWire'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'
import { Email } from '../../kit/ui/Email'

/** Photo or initial, name and e-mail; the name leads to the seller's page. */
export function SellerName({ seller }: { seller: Seller }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Avatar
        src={seller.photo ?? undefined}
        alt=""
        sx={{ bgcolor: 'var(--cellar)', color: 'var(--on-cellar)', fontSize: '1rem' }}
      >
        {seller.name.trim().charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 132, overflowWrap: 'anywhere' }}>
        <RowLink to={paths.admin.seller(seller.id)}>{seller.name}</RowLink>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {seller.email ? <Email address={seller.email} /> : seller.handle}
        </Box>
      </Box>
    </Stack>
  )
}
