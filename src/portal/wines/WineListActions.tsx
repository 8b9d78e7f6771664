import AddIcon from '@mui/icons-material/Add'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import GridOnOutlined from '@mui/icons-material/GridOnOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { saoPauloDate } from '#domain/values/dates'
import Button from '@mui/material/Button'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { useDownload } from '../../shared/files/useDownload'
import type { PortalDataProvider } from '../dataProvider'

/** Importar planilha, Exportar with the list's filters, and Adicionar vinho (spec §2, R24). */
export function WineListActions() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { filterValues, sort, total } = useListContext()
  const { download, isDownloading } = useDownload(translate('bulk.download_failed'))
  return (
    <>
      <Button startIcon={<GridOnOutlined />} component={Link} to={paths.portal.priceGrid}>
        {translate('grid.open')}
      </Button>
      <Button startIcon={<UploadFileOutlined />} component={Link} to={paths.portal.uploadBulk}>
        {translate('bulk.title')}
      </Button>
      <Button
        startIcon={<DownloadOutlined />}
        disabled={isDownloading || total === 0}
        onClick={() =>
          void download(
            () => dataProvider.exportWines({ filter: filterValues, sort }),
            translate('bulk.export_name', { date: saoPauloDate(new Date()) ?? '' }),
          )
        }
      >
        {translate(isDownloading ? 'bulk.exporting' : 'bulk.export')}
      </Button>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        component={Link}
        to={paths.portal.addWine}
        sx={{ order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
      >
        {translate('wines.list.add')}
      </Button>
    </>
  )
}
