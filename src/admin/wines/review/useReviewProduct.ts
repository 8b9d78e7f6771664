import type { ProductReviewAction } from '#domain/wines/productReview'
import { isProductStatus } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { AdminDataProvider } from '../../dataProvider'
import { useIsShown } from '../../../kit/ui/useIsShown'

/**
 * Decides about one wine as the screen shows it; a failure reads it again, as it may be another one by now. `isShown` is
 * whether what asked is still there when the answer comes: if not, nothing moves, and a failure is told by a toast.
 */
export function useReviewProduct(
  product: Product,
  onDone: (changed: Product, action: ProductReviewAction, isShown: boolean) => void,
) {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const translate = useTranslate()
  const isShown = useIsShown()
  return useMutation({
    mutationFn: ({ action, reason }: { action: ProductReviewAction; reason: string }) =>
      dataProvider.reviewProduct(product.id, {
        action,
        ...(reason ? { reason } : {}),
        ...(isProductStatus(product.status) ? { expected_status: product.status } : {}),
      }),
    onSuccess: (changed, { action }) => {
      queryClient.setQueryData(['products', 'getOne', { id: product.id, meta: undefined }], changed)
      onDone(changed, action, isShown.current)
    },
    onSettled: async (_changed, error) => {
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      // only now would what asked say so itself
      if (!error || isShown.current) return
      const message = serverMessage(error, translate('admin_product.review.try_again'))
      notify(`${product.title}: ${message}`, { type: 'error' })
    },
  })
}
