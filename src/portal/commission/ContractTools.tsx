import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { PrintButton } from '../../kit/ui/PrintButton'
import { saveFile } from '../../kit/files/saveFile'
import type { PortalDataProvider } from '../dataProvider'
import type { Contract } from '../dataProvider/contract'

/** Print, PDF, and the exact text, whose fingerprint anyone can check. */
export function ContractTools({ contract }: { contract: Contract }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { mutate: downloadPdf, isPending } = useMutation({
    mutationFn: () => dataProvider.downloadContractPdf(),
    onSuccess: (pdf) => saveFile(pdf, 'contrato-de-comissao.pdf'),
    onError: () => notify('contract.download_error', { type: 'error' }),
  })
  const saveText = () =>
    saveFile(new Blob([contract.text], { type: 'text/plain;charset=utf-8' }), 'contrato.txt')
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <PrintButton />
      <Button
        startIcon={<PictureAsPdfOutlined />}
        disabled={isPending}
        onClick={() => downloadPdf()}
      >
        {translate('contract.dialog.pdf')}
      </Button>
      <Button startIcon={<DescriptionOutlined />} onClick={saveText}>
        {translate('contract.dialog.copy')}
      </Button>
    </Stack>
  )
}
