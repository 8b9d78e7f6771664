import ContentCopyOutlined from '@mui/icons-material/LibraryAddOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import { productStatusColor, productStatusLabel } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { CopyButton } from '../../../kit/ui/CopyButton'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { StatusChip } from '../../../kit/ui/StatusChip'
import { duplicateAddress } from '../form/duplicateAddress'
import { StoreView } from './StoreView'
import { WineToggle } from './WineToggle'

/** Title, ID, status and what can be done with the wine (spec §2 Wine detail). */
export function WineHeader({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const isActive = wine.status === 'published'
  return (
    <>
      <PageHeader
        title={wine.title}
        back={{ to: paths.portal.wines, label: translate('wine.back') }}
        status={
          <>
            <StatusChip
              label={translate(`wine.${isActive ? 'active' : 'inactive'}`)}
              color={isActive ? 'success' : 'neutral'}
            />
            {!isActive && wine.status !== 'draft' && (
              <StatusChip
                label={productStatusLabel(wine.status)}
                color={productStatusColor(wine.status)}
              />
            )}
          </>
        }
        subtitle={
          <Stack direction="row" sx={{ alignItems: 'center', typography: 'body2', mb: -1 }}>
            <span style={{ overflowWrap: 'anywhere' }}>
              {translate('wine.id')}: {wine.id}
            </span>
            <CopyButton value={wine.id} label={translate('wine.copy_id')} />
          </Stack>
        }
      />
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={1.5}
        sx={{ mb: 2, mt: -1, justifyContent: 'space-between', alignItems: { md: 'center' } }}
      >
        <WineToggle wine={wine} />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap' }}
        >
          <Button
            variant="contained"
            startIcon={<Inventory2Outlined />}
            component={Link}
            to={paths.portal.addPrice(wine.id)}
          >
            {translate('wine.edit_stock_price')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<EditOutlined />}
            component={Link}
            to={paths.portal.editWine(wine.id)}
          >
            {translate('wine.edit')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<ContentCopyOutlined />}
            component={Link}
            to={duplicateAddress(wine.id)}
          >
            {translate('wine.duplicate')}
          </Button>
          <StoreView wine={wine} />
        </Stack>
      </Stack>
    </>
  )
}
