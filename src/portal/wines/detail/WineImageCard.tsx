import EditOutlined from '@mui/icons-material/EditOutlined'
import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { WinePictures } from '../../../shared/wines/WinePictures'
import { useMayWrite } from '../../useMayWrite'

/** The pictures, and the way to the dialog that changes them. */
export function WineImageCard({ wine, onEdit }: { wine: Product; onEdit: () => void }) {
  const translate = useTranslate()
  const mayWrite = useMayWrite()
  return (
    <WinePictures
      wine={wine}
      action={
        <Button size="small" startIcon={<EditOutlined />} disabled={!mayWrite} onClick={onEdit}>
          {translate('wine.image.edit')}
        </Button>
      }
    />
  )
}
