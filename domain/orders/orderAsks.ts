import type { OrderStage } from './orderStage'
import { awaitsPayment } from './orderWaiting'

interface Staged {
  /** What is to be done with the order next; absent where the read model does not say it. */
  stage?: OrderStage | undefined
}

/** Whether the order waits for its producer's answer: what is canceled does not, nor what nobody has paid or reserved (R66). */
export const asksForApproval = ({
  stage,
  payment_status,
}: Staged & { payment_status?: string | null }): boolean =>
  stage === 'approve' && !awaitsPayment({ payment_status })

/** Whether bottles of the order wait for their producer to pack or send them. */
export const asksForShipping = ({ stage }: Staged): boolean => stage === 'send'
