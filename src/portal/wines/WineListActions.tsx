import AddIcon from '@mui/icons-material/Add'
import GridOnOutlined from '@mui/icons-material/GridOnOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ExportButton } from '../../kit/list/ExportButton'

/** Prices of all wines at once, and Adicionar vinho (spec §2): the two beside one another on the phone. */
export function WineListActions() {
  const translate = useTranslate()
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<GridOnOutlined />}
        component={Link}
        to={paths.portal.priceGrid}
        sx={NARROW}
      >
        {translate('grid.open')}
      </Button>
      <AddWineButton />
    </>
  )
}

/** Importar planilha, and Exportar with the list's filters (R24). */
export function WineListMenu() {
  return (
    <>
      <ImportButton />
      <ExportButton variant="text" />
    </>
  )
}

export function AddWineButton() {
  const translate = useTranslate()
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={paths.portal.addWine}
      sx={NARROW}
    >
      {translate('wines.list.add')}
    </Button>
  )
}

export function ImportButton() {
  const translate = useTranslate()
  return (
    <Button startIcon={<UploadFileOutlined />} component={Link} to={paths.portal.uploadBulk}>
      {translate('bulk.title')}
    </Button>
  )
}

/** Half of a phone's width. */
const NARROW = { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2 } } as const
