import type { ProductReviewAction } from '#domain/wines/productReview'
import { isProductStatus } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AdminDataProvider } from '../../dataProvider'

/** Decides about one wine as the screen shows it; a failure reads it again, as it may be another one by now. */
export function useReviewProduct(
  product: Product,
  onDone: (changed: Product, action: ProductReviewAction) => void,
) {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMutation({
    mutationFn: ({ action, reason }: { action: ProductReviewAction; reason: string }) =>
      dataProvider.reviewProduct(product.id, {
        action,
        ...(reason ? { reason } : {}),
        ...(isProductStatus(product.status) ? { expected_status: product.status } : {}),
      }),
    onSuccess: (changed, { action }) => {
      queryClient.setQueryData(['products', 'getOne', { id: product.id, meta: undefined }], changed)
      onDone(changed, action)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  })
}
