import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import { useDownload } from '../../shared/files/useDownload'
import type { AdminDataProvider } from '../dataProvider'

/** All orders that the current filters show, as a spreadsheet. */
export function ExportButton() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { filterValues, sort } = useListContext()
  const { download, isDownloading } = useDownload('admin_orders.export.failed')
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={isDownloading}
      onClick={() =>
        void download(
          () => dataProvider.exportOrders({ filter: filterValues, sort }),
          translate('admin_orders.export.file'),
        )
      }
    >
      {translate(`admin_orders.export.${isDownloading ? 'pending' : 'label'}`)}
    </Button>
  )
}
