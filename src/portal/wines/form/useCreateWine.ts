import type { Product, ProductCreateRequest } from '#domain/wire/product'
import { useDataProvider, useNotify } from 'ra-core'
import { useRef } from 'react'
import { paths } from '../../../paths'
import { ApiError } from '../../../shared/http/ApiError'
import type { PortalDataProvider } from '../../dataProvider'
import { imageStepAddress } from '../image/imageStepAddress'
import { useKeepWine } from '../useKeepWine'
import { copiedPrices } from './copiedPrices'
import { newIdempotencyKey } from './newIdempotencyKey'

/**
 * Creates a wine and answers the address of the next step, its picture (spec §2, R26). However often it is tried, one wine comes of one form: all
 * attempts carry the same key. When an earlier attempt's answer was lost, the wine that it made gets what the form
 * says by now.
 *
 * @param source the wine that is copied ('Duplicar vinho'): its prices and pictures come along
 */
export function useCreateWine(source?: Product) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const keepWine = useKeepWine()
  const key = useRef<string>(undefined)
  const isAnswerLost = useRef(false)

  const create = async (request: ProductCreateRequest): Promise<Product | undefined> => {
    key.current ??= newIdempotencyKey()
    try {
      const wine = await dataProvider.createWine(request, key.current)
      if (!wine || !isAnswerLost.current) return wine
      const { status: _status, variants: _variants, ...data } = request
      return await dataProvider.updateWine(wine.id, data)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
        isAnswerLost.current = true
      }
      throw error
    }
  }

  return async (request: ProductCreateRequest): Promise<string> => {
    const wine = await create(
      source ? { ...request, variants: copiedPrices(request, source) } : request,
    )
    if (!wine?.id) {
      notify('wine_form.created_without_id', { type: 'warning' })
      await keepWine()
      return paths.portal.wines
    }
    const images = source?.images.map(({ url }) => url) ?? []
    // A copy without its pictures is still the copy: the next step offers to add them.
    if (images.length > 0)
      await dataProvider.arrangeWineImages(wine.id, images).catch(() => undefined)
    notify('wine_form.created', { type: 'success' })
    await keepWine()
    return imageStepAddress(wine.id)
  }
}
