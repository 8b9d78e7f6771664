import { lazy } from 'react'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** 'Repasses': what the seller gets, when, and from which orders. */
export const payouts: Feature = {
  resources: [
    {
      name: 'payouts',
      list: lazy(() => import('./PayoutList')),
      edit: lazy(() => import('./detail/PayoutDetail')),
    },
  ],
  navigation: [
    {
      label: 'portal.nav.payouts',
      to: paths.portal.payouts,
      icon: AccountBalanceWalletIcon,
      order: 45,
    },
  ],
}
