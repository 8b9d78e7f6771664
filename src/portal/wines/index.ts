import WineBarIcon from '@mui/icons-material/WineBar'
import { lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'

/** The seller's wines: list. */
export const wines: Feature = {
  resources: [{ name: 'wines', list: lazy(() => import('./WineList')) }],
  navigation: [{ label: 'portal.nav.wines', to: paths.portal.wines, icon: WineBarIcon, order: 10 }],
}
