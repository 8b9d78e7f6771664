import { lazy } from 'react'
import WineBarIcon from '@mui/icons-material/WineBar'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'
import ProductList from './ProductList'

/** All wines of the marketplace: list and page. */
export const products: Feature = {
  resources: [
    {
      name: 'products',
      // the area's first page: it comes with the area, whose frame would else wait for it once more
      list: ProductList,
      // /products/{id} is the product's page (spec §2), which is react-admin's place for its edit view
      edit: lazy(() => import('./detail/ProductDetail')),
    },
  ],
  navigation: [
    { label: 'admin.nav.products', to: paths.admin.products, icon: WineBarIcon, order: 10 },
  ],
}
