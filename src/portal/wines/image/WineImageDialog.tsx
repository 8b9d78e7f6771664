import Close from '@mui/icons-material/Close'
import type { Product } from '#domain/wines/productWire'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { WineImageEditor } from './WineImageEditor'

interface Props {
  wine: Product
  onClose: () => void
}

/** 'Editar Imagem do Vinho' (spec §2 Wine detail); the whole screen on a phone. */
export default function WineImageDialog({ wine, onClose }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <WineImageEditor wine={wine} success="images.updated" onDone={onClose}>
      {({ editor, actions, leave, isSaving }) => (
        <Dialog
          open
          onClose={leave}
          aria-labelledby={titleId}
          maxWidth="sm"
          fullWidth
          fullScreen={phone}
        >
          <DialogTitle id={titleId} sx={{ pr: 8 }}>
            {translate('wine.image.dialog')}
          </DialogTitle>
          <IconButton
            aria-label={translate('images.close')}
            onClick={leave}
            disabled={isSaving}
            sx={{ position: 'absolute', top: 10, right: 12 }}
          >
            <Close />
          </IconButton>
          <DialogContent>{editor}</DialogContent>
          <DialogActions>{actions}</DialogActions>
        </Dialog>
      )}
    </WineImageEditor>
  )
}
