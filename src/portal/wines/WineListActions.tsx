import AddIcon from '@mui/icons-material/Add'
import GridOnOutlined from '@mui/icons-material/GridOnOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ExportButton } from '../../kit/list/ExportButton'

/** Importar planilha, Exportar with the list's filters, and Adicionar vinho (spec §2, R24). */
export function WineListActions() {
  const translate = useTranslate()
  return (
    <>
      <Button startIcon={<GridOnOutlined />} component={Link} to={paths.portal.priceGrid}>
        {translate('grid.open')}
      </Button>
      <Button startIcon={<UploadFileOutlined />} component={Link} to={paths.portal.uploadBulk}>
        {translate('bulk.title')}
      </Button>
      <ExportButton variant="text" />
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
