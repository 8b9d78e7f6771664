import type { ReturnAction } from '#domain/returns/returnState'
import type {
  OrderReturns,
  ReceiveReturnRequest,
  RegisterReturnRequest,
} from '#domain/returns/orderReturnWire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callRoute } from '../../kit/http/callRoute'
import { useIdempotencyKey } from '../../kit/http/useIdempotencyKey'

/** As the order itself: what the buyer asks for meanwhile shows without a reload. */
const REFRESH_MS = 30_000

export type ReturnSide = 'seller' | 'staff'

/** What a step is taken with: staff tell the seller why, a refusal and a closure tell the buyer. */
export interface StepInput {
  returnId: string
  reason: string
  restock: boolean
  /** Bottles that arrived. */
  arrived: NonNullable<ReceiveReturnRequest['items']>
  /** Cents on the screen. */
  expected: number
  /** Cents that go back; no more than on the screen. */
  amount: number
  /** Cents of the order that had been given back before. */
  refunded: number
  /** It went back in another way, as the bank refuses it. */
  elsewhere: boolean
}

interface Options {
  orderId: string
  side: ReturnSide
  /** Reads again what a step changes beside the order. */
  onChanged: () => Promise<unknown>
  /** Whether they are asked for. */
  enabled?: boolean
}

/** The returns of an order, and what can be done with them. Every verb throws ApiError. */
export function useOrderReturns({ orderId, side, onChanged, enabled = true }: Options) {
  const queryClient = useQueryClient()
  // below 'orders', so that every action on an order asks for it again (R41)
  const queryKey = ['orders', 'returns', side, orderId]
  const root = side === 'seller' ? 'vendor' : 'admin'
  const query = useQuery({
    queryKey,
    queryFn: () => callRoute(`GET /${root}/orders/:id/returns`, { params: { id: orderId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: REFRESH_MS,
    enabled,
  })
  const once = useIdempotencyKey()
  const keep = async (answer: OrderReturns): Promise<OrderReturns> => {
    queryClient.setQueryData(queryKey, answer)
    await Promise.all([queryClient.invalidateQueries({ queryKey: ['orders'] }), onChanged()])
    return answer
  }
  return {
    query,
    ask: async (body: RegisterReturnRequest, of: number): Promise<OrderReturns> =>
      keep(
        await once(
          (idempotencyKey) =>
            callRoute(`POST /${root}/orders/:id/returns`, {
              params: { id: orderId },
              body,
              idempotencyKey,
            }),
          of,
        ),
      ),
    take: async (action: ReturnAction, input: StepInput): Promise<OrderReturns> =>
      keep(
        await (side === 'seller'
          ? takeAsSeller(orderId, action, input)
          : takeAsStaff(orderId, action, input)),
      ),
  }
}

const paramsOf = (id: string, { returnId }: StepInput) => ({ id, return_id: returnId })

/** Sellers give no money back, and end no return that leads nowhere. */
function takeAsSeller(orderId: string, action: ReturnAction, input: StepInput) {
  const params = paramsOf(orderId, input)
  switch (action) {
    case 'approve':
      return callRoute('POST /vendor/orders/:id/returns/:return_id/approve', { params, body: {} })
    case 'refuse':
      return callRoute('POST /vendor/orders/:id/returns/:return_id/refuse', {
        params,
        body: { refusal: input.reason },
      })
    case 'receive':
      return callRoute('POST /vendor/orders/:id/returns/:return_id/receive', {
        params,
        body: { restock: input.restock, items: input.arrived },
      })
    case 'waive':
      return callRoute('POST /vendor/orders/:id/returns/:return_id/waive', { params, body: {} })
    case 'refund':
    case 'close':
      throw new Error('Only staff give money back and close returns.')
  }
}

function takeAsStaff(orderId: string, action: ReturnAction, input: StepInput) {
  const params = paramsOf(orderId, input)
  const { reason, restock, arrived, expected, amount, refunded, elsewhere } = input
  switch (action) {
    case 'approve':
      return callRoute('POST /admin/orders/:id/returns/:return_id/approve', {
        params,
        body: { reason },
      })
    case 'refuse':
      return callRoute('POST /admin/orders/:id/returns/:return_id/refuse', {
        params,
        body: { refusal: reason },
      })
    case 'receive':
      return callRoute('POST /admin/orders/:id/returns/:return_id/receive', {
        params,
        body: { restock, items: arrived, reason },
      })
    case 'waive':
      return callRoute('POST /admin/orders/:id/returns/:return_id/waive', {
        params,
        body: { reason },
      })
    case 'close':
      return callRoute('POST /admin/orders/:id/returns/:return_id/close', {
        params,
        body: { reason },
      })
    case 'refund':
      return callRoute('POST /admin/orders/:id/returns/:return_id/refund', {
        params,
        body: {
          expected,
          expected_refunded: refunded,
          ...(elsewhere && { elsewhere }),
          ...(amount < expected ? { amount } : {}),
        },
      })
  }
}
