import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** 'Repasses': who is due what, and the payouts that were made. */
export const payouts: Feature = {
  may: 'seeMoney',
  resources: [
    { name: 'payouts', list: lazyPage(() => import('./DueList')) },
    {
      name: 'made-payouts',
      list: lazyPage(() => import('./MadeList')),
      edit: lazyPage(() => import('./detail/MadePayout')),
    },
  ],
  navigation: [
    {
      label: 'admin.nav.payouts',
      to: paths.admin.payouts,
      alsoAt: [paths.admin.madePayouts],
      icon: AccountBalanceWalletIcon,
      order: 35,
    },
  ],
}
