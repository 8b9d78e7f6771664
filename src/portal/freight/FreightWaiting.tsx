import { LoadingState } from '../../kit/ui/LoadingState'
import { freight } from '../../shared/freight/freightTexts'

/** As high as the freight's form without its messages. */
export const FreightWaiting = () => (
  <LoadingState label={freight.loading} height={{ xs: 1_800, sm: 560 }} />
)
