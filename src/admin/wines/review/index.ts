import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { createElement, lazy } from 'react'
import { paths } from '../../../paths'
import type { Feature } from '../../../kit/feature'

const ReviewPage = lazy(() => import('./ReviewPage'))

/** The wines that wait for a decision, one after the other. */
export const review: Feature = {
  routes: [{ path: 'review/:id?', element: createElement(ReviewPage) }],
  navigation: [
    { label: 'admin.nav.review', to: paths.admin.review(), icon: FactCheckIcon, order: 22 },
  ],
}
