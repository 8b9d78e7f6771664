import type { Seller } from '#domain/wire/seller'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'

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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={paths.admin.seller(seller.id)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {seller.name}
        </Link>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {seller.email ?? seller.handle}
        </Box>
      </Box>
    </Stack>
  )
}
