import { nextWineAct } from '#domain/wines/nextWineAct'
import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslate, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { RowMenu } from '../../../kit/list/RowMenu'
import { ME_QUERY } from '../../fetchMe'
import { NOT_KNOWN } from '../../useMayWrite'
import { duplicateAddress } from '../form/duplicateAddress'
import { WineStanding } from './WineStanding'
import { WineToggle } from './WineToggle'
import { ApiError } from '../../../kit/http/ApiError'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepWine } from '../useKeepWine'

const StoreView = lazyDialog(() => import('./StoreView'))

/**
 * What can be done with the wine: one first button by its state, beside why it is not in the store yet; the switch and the
 * two ways of spec §2; the rest in a menu.
 */
export function WineActs({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const { data: me } = useQuery(ME_QUERY)
  const { move, isMoving } = useMoveWine(wine)
  const [isInStore, showInStore] = useState(false)
  const seller = me?.seller ?? NOT_KNOWN
  const act = nextWineAct(wine, seller)
  const see = { label: 'wine.act.see_in_store', run: () => showInStore(true) }
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: { xs: 1, md: 0 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        gridTemplateAreas: { xs: '"why" "acts" "toggle"', md: '"why acts" "toggle acts"' },
      }}
    >
      <Box sx={{ gridArea: 'why', minWidth: 0 }}>
        <WineStanding wine={wine} seller={seller} />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          gridArea: 'acts',
          flexWrap: 'wrap',
          alignItems: 'center',
          // the menu fits on a phone's line
          columnGap: { xs: 0.5, sm: 1 },
          '& > a, & > button': ACT,
        }}
      >
        {(act === 'set_price' || act === 'add_stock') && (
          <Button
            variant="contained"
            component={Link}
            to={paths.portal.addPrice(wine.id)}
            sx={FIRST}
          >
            {translate(`wine.act.${act}`)}
          </Button>
        )}
        {(act === 'publish' || act === 'see_in_store') && (
          <Button
            variant="contained"
            disabled={isMoving}
            onClick={act === 'publish' ? move : see.run}
            sx={FIRST}
          >
            {translate(`wine.act.${act}`)}
          </Button>
        )}
        <Button component={Link} to={paths.portal.addPrice(wine.id)}>
          {translate('wine.edit_stock_price')}
        </Button>
        <Button component={Link} to={paths.portal.editWine(wine.id)}>
          {translate('wine.edit')}
        </Button>
        <RowMenu
          name={wine.title}
          acts={act === 'see_in_store' ? [] : [see]}
          links={[{ label: 'wine.duplicate', to: duplicateAddress(wine.id) }]}
        />
      </Stack>
      <Box sx={{ gridArea: 'toggle' }}>
        <WineToggle wine={wine} move={move} isMoving={isMoving} />
      </Box>
      {isInStore && <StoreView wine={wine} onClose={() => showInStore(false)} />}
    </Box>
  )
}

const ACT = { minHeight: 44, px: { xs: 1, sm: 2 } }

/** On a phone a line of its own. */
const FIRST = { width: { xs: '100%', sm: 'auto' } }

/** Publishes a wine, or withdraws one that is published (spec §4 Wine activation). */
function useMoveWine(wine: Product) {
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const active = wine.status === 'published'
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.setWineStatus(wine.id, active ? 'draft' : 'published'),
    onSuccess: async (moved) => {
      notify(active ? 'wine.toggle.deactivated' : 'wine.toggle.activated', { type: 'success' })
      await keepWine(moved)
    },
    onError: async (error) => {
      // What the server refuses it explains; anything else gets the words of spec §8.
      const explained = error instanceof ApiError && error.status >= 400 && error.status < 500
      notify(explained ? error.message : 'wine.toggle.failed', { type: 'error' })
      await keepWine()
    },
  })
  return { move: () => mutate(), isMoving: isPending }
}
