import { formatRate } from '#domain/commission/commission'
import { formatDateTime } from '#domain/values/dates'
import type { SignedContract } from '#domain/commission/contractWire'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { FactList } from '../../../kit/ui/FactList'
import { PrintButton } from '../../../kit/ui/PrintButton'
import '../../../kit/ui/printAlone.css'

interface Props {
  contract: SignedContract
  onClose: () => void
}

/** A signed contract: the exact text, and who signed it, when, from where (R34). */
export function SignedContractDialog({ contract, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const name = (key: string) => translate(`admin_seller.contract.${key}`)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      className="print-alone"
      maxWidth="md"
      fullWidth
      fullScreen={phone}
    >
      <DialogTitle id={id}>{name('dialog_title')}</DialogTitle>
      <DialogContent dividers tabIndex={0} role="region" aria-label={name('text')}>
        <FactList
          facts={[
            { label: name('signer'), value: contract.signer_name },
            { label: name('signer_email'), value: contract.signer_email },
            { label: name('signed_at'), value: formatDateTime(contract.signed_at) },
            { label: name('rate'), value: formatRate(contract.rate) },
            { label: name('ip'), value: contract.ip_address ?? '' },
            { label: name('sha256'), value: contract.sha256, wide: true },
            { label: name('user_agent'), value: contract.user_agent ?? '', wide: true },
          ]}
        />
        <Divider sx={{ my: 3 }} />
        <Typography
          component="div"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            maxWidth: '72ch',
            lineHeight: 1.65,
          }}
        >
          {contract.text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <PrintButton />
        <Button color="inherit" onClick={onClose}>
          {name('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
