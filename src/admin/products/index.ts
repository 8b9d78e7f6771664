import WineBarIcon from '@mui/icons-material/WineBar'
import { lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'

/** All wines of the marketplace: list. */
export const products: Feature = {
  resources: [{ name: 'products', list: lazy(() => import('./ProductList')) }],
  navigation: [
    { label: 'admin.nav.products', to: paths.admin.products, icon: WineBarIcon, order: 10 },
  ],
}
