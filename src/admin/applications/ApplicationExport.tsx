import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core'
import { saveFile } from '../../shared/files/saveFile'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'

/** All applications that the current filters show, as a spreadsheet. */
export function ApplicationExport() {
  const translate = useTranslate()
  const notify = useNotify()
  const may = useMay()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { filterValues, sort } = useListContext()
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.exportApplications(filterValues, sort),
    onSuccess: (file) => saveFile(file, 'candidaturas.csv'),
    onError: (error: Error) =>
      notify('application.export_failed', {
        type: 'error',
        messageArgs: { message: error.message },
      }),
  })
  if (!may('exportPeople')) return null
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {translate(isPending ? 'application.action.exporting' : 'application.action.export')}
    </Button>
  )
}
