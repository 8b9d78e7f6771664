import { formatRate } from '#domain/commission/commission'
import { needsSignature } from '#domain/sellers/seller'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { NoticeCard } from '../../kit/ui/NoticeCard'
import { ME_QUERY } from '../fetchMe'
import { useCommissionRate } from './useContract'
import { lazyDialog } from '../../kit/ui/lazyDialog'

const ContractDialog = lazyDialog(() => import('./ContractDialog'))

/** The yellow banner: exactly when the contract is unsigned and a commission rate exists (spec §2, §4). */
export function ContractBanner() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { data: me } = useQuery(ME_QUERY)
  const { data: rate } = useCommissionRate()
  if (!me?.seller || rate === undefined || !needsSignature(me.seller, rate)) return null
  return (
    <>
      <NoticeCard
        tone="banner"
        title={translate('contract.banner.title')}
        text={translate('contract.banner.text', { rate: formatRate(rate) })}
        action={
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {translate('contract.banner.open')}
          </button>
        }
      />
      {isOpen && <ContractDialog onClose={() => setOpen(false)} />}
    </>
  )
}
