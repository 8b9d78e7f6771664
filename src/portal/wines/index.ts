import AddCircleOutline from '@mui/icons-material/AddCircleOutline'
import WineBarIcon from '@mui/icons-material/WineBar'
import { canWrite } from '#domain/sellers/seller'
import { createElement, lazy, type ComponentType } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'
import WineList from './WineList'
import { OpenForm } from '../OpenForm'

const WineDetail = lazy(() => import('./detail/WineDetail'))
const AddWinePage = lazy(() => import('./form/AddWinePage'))
const EditWinePage = lazy(() => import('./form/EditWinePage'))
const GridPage = lazy(() => import('./grid/GridPage'))
const LabelSheet = lazy(() => import('./labels/LabelSheet'))
const PriceStockPage = lazy(() => import('./price/PriceStockPage'))

const openForm = (page: ComponentType) => createElement(OpenForm, null, createElement(page))

/** The seller's wines: list, page, form, price and stock. */
export const wines: Feature = {
  resources: [
    {
      name: 'wines',
      // the portal's first page: it comes with the portal, whose frame would else wait for it once more
      list: WineList,
      // /wines/{id} is the wine's page (spec §2), which is react-admin's place for its edit view; the form for a new wine
      // and for one that is there have the addresses of the specification, too (below)
      edit: WineDetail,
      show: WineDetail,
      create: () => openForm(AddWinePage),
    },
  ],
  routes: [
    { path: 'wines/grid', element: openForm(GridPage) },
    { path: 'wines/rotulos', element: createElement(LabelSheet) },
    { path: 'add-wine', element: openForm(AddWinePage) },
    { path: 'add-wine/:id', element: openForm(EditWinePage) },
    { path: 'add-price/:wineId', element: openForm(PriceStockPage) },
  ],
  navigation: [
    {
      label: 'portal.nav.wines',
      to: paths.portal.wines,
      // A wine that is edited is one of them; only a new one is 'Adicionar vinho'.
      alsoAt: [paths.portal.editWine(''), paths.portal.addPrice(''), paths.portal.uploadBulk],
      icon: WineBarIcon,
      order: 10,
    },
    {
      label: 'portal.nav.add_wine',
      to: paths.portal.addWine,
      exact: true,
      icon: AddCircleOutline,
      order: 30,
    },
  ],
  acts: [
    { label: 'quick_search.act.add_wine', seller: canWrite, to: paths.portal.addWine },
    { label: 'quick_search.act.prices', seller: canWrite, to: paths.portal.priceGrid },
  ],
}
