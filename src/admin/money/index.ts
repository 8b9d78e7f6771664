import { lazy } from 'react'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** 'Repasses': who is due what, and the payouts that were made. */
export const payouts: Feature = {
  may: 'seeMoney',
  resources: [
    { name: 'payouts', list: lazy(() => import('./DueList')) },
    {
      name: 'made-payouts',
      list: lazy(() => import('./MadeList')),
      edit: lazy(() => import('./detail/MadePayout')),
    },
  ],
  navigation: [
    {
      label: 'admin.nav.payouts',
      to: paths.admin.payouts,
      alsoAt: [paths.admin.madePayouts, paths.admin.pix],
      icon: AccountBalanceWalletIcon,
      order: 35,
    },
  ],
  pages: [{ label: 'admin_payouts.list.title', to: paths.admin.madePayouts }],
  acts: [
    {
      label: 'quick_search.act.prepare_batch',
      may: 'moveMoney',
      to: paths.admin.filtered(paths.admin.payouts, { status: 'ready' }),
    },
    {
      label: 'quick_search.act.import_results',
      may: 'moveMoney',
      to: paths.admin.filtered(paths.admin.madePayouts, { status: 'prepared' }),
    },
  ],
}
