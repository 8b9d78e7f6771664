import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { serverMessage } from '../http/serverMessage'

/**
 * What follows a change of a record: lists and records of the resource are asked for again, and the person reads how it
 * went. Options of the hook itself (`useCreate`, `useUpdate`, `useDelete`), because those of one call are forgotten
 * once the screen is gone.
 *
 * @param failed key of the catalogue, where the server has not said why
 * @param also other queries that the change is part of
 */
export function useTellChange(resource: string, failed: string, also: readonly unknown[][] = []) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const askAgain = () => {
    for (const queryKey of [[resource], ...also]) void queryClient.invalidateQueries({ queryKey })
  }
  /** @param done key of the catalogue */
  return (done: string) => ({
    onSuccess: () => {
      askAgain()
      notify(done, { type: 'success' })
    },
    onError: (error: unknown) => {
      askAgain()
      notify(serverMessage(error, failed), { type: 'error' })
    },
  })
}
