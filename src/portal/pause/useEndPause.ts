import { useDelete } from 'ra-core'
import { useTellChange } from '../../kit/dataProvider/useTellChange'
import { OWN_PAUSE, type PauseRecord } from '../dataProvider/pause'
import { ME_QUERY } from '../fetchMe'

/** What a pause changes beside itself: the seller, and what 'Ver na loja' says of a wine. */
export const PAUSE_CHANGES = [[...ME_QUERY.queryKey], ['wines', 'store']]

/**
 * Ends the pause that runs, or takes back the one that is to come, and says so.
 *
 * @param isRunning which of the two, for the words
 */
export function useEndPause(isRunning: boolean) {
  const told = useTellChange('pause', 'pause.end_failed', PAUSE_CHANGES)
  const [remove, { isPending }] = useDelete<PauseRecord>(
    'pause',
    { id: OWN_PAUSE },
    told(isRunning ? 'pause.ended' : 'pause.canceled'),
  )
  return { end: () => void remove(), isPending }
}
