import type { OrderStage } from './orderStage'

interface Staged {
  /** What is to be done with the order next; absent where the read model does not say it. */
  stage?: OrderStage | undefined
}

/** Whether the order waits for its producer's answer: what is canceled, or unpaid and not to be answered, does not. */
export const asksForApproval = ({ stage }: Staged): boolean => stage === 'approve'

/** Whether bottles of the order wait for their producer to pack or send them. */
export const asksForShipping = ({ stage }: Staged): boolean => stage === 'send'
