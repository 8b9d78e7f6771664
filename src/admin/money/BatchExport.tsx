import Button from '@mui/material/Button'
import { useDataProvider, useTranslate } from 'ra-core'
import { useDownload } from '../../kit/files/useDownload'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'

/** 'Baixar lote (CSV)': with the keys, for the people who pay. */
export function BatchExport({ batch }: { batch: { id: string; number: number } }) {
  const translate = useTranslate()
  const may = useMay()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { download, isDownloading } = useDownload('admin_payouts.detail.export_failed')
  if (!may('moveMoney')) return null
  return (
    <Button
      variant="outlined"
      disabled={isDownloading}
      onClick={() =>
        void download(() => dataProvider.exportBatch(batch.id), `lote-${batch.number}.csv`)
      }
    >
      {translate('admin_payouts.detail.export')}
    </Button>
  )
}
