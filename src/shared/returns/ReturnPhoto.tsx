import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadRoute } from '../../kit/http/callRoute'
import type { ReturnSide } from './useOrderReturns'
import { useReturnText } from './useReturnText'

const SIDE = 96

interface Props {
  side: ReturnSide
  params: { id: string; return_id: string; photo_id: string }
  name: string
}

/** A buyer's photo, which only a signed-in person may load; a click shows it whole. */
export function ReturnPhoto({ side, params, name }: Props) {
  const text = useReturnText()
  const [isWhole, setWhole] = useState(false)
  const { data: url, isError } = useQuery({
    // not below 'orders': a photo never changes
    queryKey: ['return-photo', side, params.photo_id],
    queryFn: async () =>
      asAddress(
        await downloadRoute(
          side === 'seller'
            ? 'GET /vendor/orders/:id/returns/:return_id/photos/:photo_id'
            : 'GET /admin/orders/:id/returns/:return_id/photos/:photo_id',
          { params },
        ),
      ),
    staleTime: Infinity,
  })
  if (isError) {
    return <Typography variant="caption">{text('photo_failed')}</Typography>
  }
  if (!url) return <Skeleton variant="rounded" width={SIDE} height={SIDE} />
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      sx={{
        p: 0,
        border: '1px solid var(--rule)',
        borderRadius: 1.5,
        overflow: 'hidden',
        background: 'none',
        cursor: isWhole ? 'zoom-out' : 'zoom-in',
        ...(isWhole && { flexBasis: '100%' }),
      }}
    >
      <Box
        component="img"
        src={url}
        alt={name}
        sx={
          isWhole
            ? { display: 'block', width: '100%', height: 'auto' }
            : { display: 'block', width: SIDE, height: SIDE, objectFit: 'cover' }
        }
      />
    </Box>
  )
}

/** The picture within its own address, which nobody has to give back. */
const asAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('not read'))
    reader.readAsDataURL(picture)
  })
