import EditOutlined from '@mui/icons-material/EditOutlined'
import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { WinePictures } from '../../../shared/wines/WinePictures'
import { useMayWrite } from '../../useMayWrite'
import { lazyDialog } from '../../../kit/ui/lazyDialog'

const WineImageDialog = lazyDialog(() => import('../image/WineImageDialog'))

/** The pictures and the dialog that changes them. */
export function WineImageCard({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const mayWrite = useMayWrite()
  const [open, setOpen] = useState(false)
  return (
    <>
      <WinePictures
        wine={wine}
        action={
          <Button
            size="small"
            startIcon={<EditOutlined />}
            disabled={!mayWrite}
            onClick={() => setOpen(true)}
          >
            {translate('wine.image.edit')}
          </Button>
        }
      />
      {open && <WineImageDialog wine={wine} open onClose={() => setOpen(false)} />}
    </>
  )
}
