import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { saveFile } from '../../shared/files/saveFile'
import type { PortalDataProvider } from '../dataProvider'

/** All orders that the current filters show, as a spreadsheet. */
export function ExportButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [search] = useSearchParams()
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.exportOrders(exportQuery(search.get('filter'))),
    onSuccess: (file) => saveFile(file, translate('order.export.file')),
    onError: (error: Error) =>
      notify('order.export.failure', {
        type: 'error',
        messageArgs: { message: error.message || translate('order.actions.retry') },
      }),
  })
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {translate(isPending ? 'order.export.pending' : 'order.export.label')}
    </Button>
  )
}

/** The list's filters, which the URL holds as JSON, in the engine's words. */
function exportQuery(filter: string | null): Record<string, string | undefined> {
  const { q, status, stage, from, to } = JSON.parse(filter ?? '{}') as Record<
    string,
    string | undefined
  >
  return { q, status, stage, created_from: from, created_to: to }
}
