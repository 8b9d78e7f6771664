import type { Product, ProductCreateRequest } from '#domain/wines/productWire'
import { useNotify, useTranslate } from 'ra-core'
import { paths } from '../../../paths'
import { ApiError } from '../../../kit/http/ApiError'
import { newIdempotencyKey } from '../../../kit/http/newIdempotencyKey'
import { useCreateRecord, useSaveRecord } from '../../../kit/dataProvider/useRecords'
import { imageStepAddress } from '../image/imageStepAddress'
import { useKeepWine } from '../useKeepWine'
import { imageRequest, retailPrice, wholesalePrice } from '#domain/wines/wine'
import type { KeepSent, OwnDraft } from './wineDraft'

/**
 * Creates a wine and answers the address of the next step, its picture (spec §2, R26). However often it is
 * tried, one wine comes of one form, also when its draft is continued later: all attempts carry the draft's key, which
 * belongs to one content (R47). When an attempt's answer was lost, it is made again as it was, and the wine that it made
 * gets what the form says by now. Where the key made a wine of another content, as a second tab with the same draft does,
 * the person is told, and the form goes on with a key of its own.
 *
 * @param source the wine that is copied ('Duplicar vinho'): its prices and pictures come along
 */
export function useCreateWine(source?: Product) {
  const createWine = useCreateRecord<Product>('wines')
  const saveWine = useSaveRecord<Product>('wines')
  const notify = useNotify()
  const translate = useTranslate()
  const keepWine = useKeepWine()

  const create = async (
    request: ProductCreateRequest,
    { id, sent: earlier }: OwnDraft,
    keepSent: KeepSent,
  ): Promise<Product> => {
    const sent = earlier ?? request
    // before the call: the page may be gone when it is answered
    keepSent(sent)
    let wine: Product
    try {
      wine = await createWine(sent, { idempotencyKey: id })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (error instanceof ApiError && status === 409) {
        keepSent(undefined, newIdempotencyKey())
        const taken = new ApiError(error.message, status, {
          message: translate('wine_form.draft.taken'),
        })
        taken.failure = error.failure
        throw taken
      }
      // An attempt that was refused made nothing. After a lost answer only the content itself can be refused permanently.
      if (earlier ? status === 400 : status >= 400 && status < 500) keepSent(undefined)
      throw error
    }
    if (!wine.id || !earlier) return wine
    const { status: _status, variants: _variants, ...data } = request
    return saveWine(wine.id, data)
  }

  return async (
    request: ProductCreateRequest,
    own: OwnDraft,
    keepSent: KeepSent,
  ): Promise<string> => {
    const wine = await create(
      source ? { ...request, variants: copiedPrices(request, source) } : request,
      own,
      keepSent,
    )
    if (!wine.id) {
      notify('wine_form.created_without_id', { type: 'warning' })
      await keepWine()
      return paths.portal.wines
    }
    const images = source?.images.map(({ url }) => url) ?? []
    // A copy without its pictures is still the copy: the next step offers to add them.
    if (images.length > 0) await saveWine(wine.id, imageRequest(images)).catch(() => undefined)
    notify('wine_form.created', { type: 'success' })
    await keepWine()
    return imageStepAddress(wine.id)
  }
}

/** The variants of a copy: as the form says, with the source's prices in cents. */
function copiedPrices(
  { variants }: ProductCreateRequest,
  source: Product,
): ProductCreateRequest['variants'] {
  const wholesale = wholesalePrice(source)
  return variants?.map((variant) => ({
    ...variant,
    prices: [
      { amount: retailPrice(source) ?? 0, currency_code: 'brl' },
      ...(wholesale ? [{ ...wholesale, currency_code: 'brl' as const }] : []),
    ],
  }))
}
