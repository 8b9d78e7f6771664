import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import type { Member } from '#domain/team/memberWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { saveFile } from '../../kit/files/saveFile'
import { serverMessage } from '../../kit/http/serverMessage'
import { DetailCard } from '../../kit/ui/DetailCard'
import type { PortalDataProvider } from '../dataProvider'
import { ErasureDialog } from './ErasureDialog'
import { KeptList } from './KeptList'

/** Export and erasure of the own data (LGPD art. 18), and what stays after an erasure (art. 16). */
export function PrivacyCard({ me, mayErase }: { me: Member; mayErase: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [isErasing, setErasing] = useState(false)
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => dataProvider.exportAccount(),
    onSuccess: (file) => saveFile(file, 'meus-dados-winex.json'),
    onError: (error) => notify(serverMessage(error, 'privacy.export_failed'), { type: 'error' }),
  })
  return (
    <DetailCard title={translate('privacy.title')}>
      <Typography sx={{ mb: 1.5 }}>{translate('privacy.text')}</Typography>
      <KeptList />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          disabled={isPending}
          onClick={() => download()}
        >
          {translate(isPending ? 'privacy.exporting' : 'privacy.export')}
        </Button>
        <Button color="error" disabled={!mayErase} onClick={() => setErasing(true)}>
          {translate('privacy.erase')}
        </Button>
      </Stack>
      {isErasing && <ErasureDialog me={me} onClose={() => setErasing(false)} />}
    </DetailCard>
  )
}
