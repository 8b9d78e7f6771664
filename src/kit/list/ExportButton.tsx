import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { type GetListParams, useDataProvider, useListContext, useTranslate } from 'ra-core'
import type { DataProvider } from 'ra-core'
import { saoPauloDate } from '#domain/values/dates'
import { useDownload } from '../files/useDownload'

/** What both areas' data providers can do beside the lists themselves. */
interface ExportingDataProvider extends DataProvider {
  exportList(resource: string, list: Pick<GetListParams, 'filter' | 'sort'>): Promise<Blob>
}

/** All rows that the list shows with its filters, in its order, as a spreadsheet. */
export function ExportButton({ variant = 'outlined' }: { variant?: 'outlined' | 'text' }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ExportingDataProvider>()
  const { filterValues, resource, sort, total } = useListContext()
  const { download, isDownloading } = useDownload('lists.export.failed')
  const name = translate(`lists.export.file.${resource}`)
  return (
    <Button
      variant={variant}
      startIcon={<FileDownloadOutlined />}
      disabled={isDownloading || total === 0}
      onClick={() =>
        void download(
          () => dataProvider.exportList(resource, { filter: filterValues, sort }),
          `${name}-${saoPauloDate(new Date())}.csv`,
        )
      }
    >
      {translate(`lists.export.${isDownloading ? 'pending' : 'label'}`)}
    </Button>
  )
}
