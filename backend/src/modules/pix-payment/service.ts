import { randomUUID } from 'node:crypto'
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentOutput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import { AbstractPaymentProvider, PaymentActions } from '@medusajs/framework/utils'

/**
 * The engine's payment provider `pp_pix`. It asks the bank nothing: the engine calls it inside of transactions, and charges,
 * receipts and refunds are rows that jobs bring to the bank after the commit (docs/decisions/25-pix.md).
 */
export default class PixPaymentProvider extends AbstractPaymentProvider {
  static override identifier = 'pix'

  // the engine makes it; the base class hides its constructor
  constructor(container: Record<string, unknown>) {
    super(container)
  }

  override initiatePayment(): Promise<InitiatePaymentOutput> {
    return Promise.resolve({ id: randomUUID(), status: 'pending', data: {} })
  }

  /** Money that the bank has told us of is captured; without its end-to-end id nothing was paid. */
  override authorizePayment({ context }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const id = (context as { end_to_end_id?: unknown } | undefined)?.end_to_end_id
    return Promise.resolve(
      typeof id === 'string'
        ? { status: 'captured', data: { end_to_end_id: id } }
        : { status: 'pending', data: {} },
    )
  }

  override getPaymentStatus(): Promise<GetPaymentStatusOutput> {
    return Promise.resolve({ status: 'pending' })
  }

  override capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return Promise.resolve({ data: data ?? {} })
  }

  override refundPayment({ data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return Promise.resolve({ data: data ?? {} })
  }

  override cancelPayment = keepData
  override deletePayment = keepData
  override updatePayment = keepData
  override retrievePayment = keepData

  override getWebhookActionAndData(
    _payload: ProviderWebhookPayload['payload'],
  ): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }
}

const keepData = ({ data }: { data?: Record<string, unknown> }) =>
  Promise.resolve({ data: data ?? {} })
