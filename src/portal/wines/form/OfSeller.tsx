import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { ME_QUERY } from '../../fetchMe'
import { WineLoadError } from '../WineLoadError'

/** A wine's form, once it is known whose it is: its draft is kept by that. */
export function OfSeller({ children }: { children: (sellerId: string) => ReactNode }) {
  const translate = useTranslate()
  const { data: me, error, refetch } = useQuery(ME_QUERY)
  if (me?.seller) return children(me.seller.id)
  if (!error) return <LoadingState label={translate('wine_form.loading')} />
  return <WineLoadError error={error} title="wine_form.load_error" onRetry={() => void refetch()} />
}
