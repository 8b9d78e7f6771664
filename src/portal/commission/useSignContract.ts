import type { Member } from '#domain/team/memberWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { ApiError } from '../../kit/http/ApiError'
import type { PortalDataProvider } from '../dataProvider'
import type { Contract } from '../dataProvider/contract'
import { ME_QUERY } from '../fetchMe'
import { TODAY_KEY } from '../home/todayQuery'
import { COMMISSION_KEY, CONTRACT_KEY } from './useContract'

/**
 * Signs the text on the screen. The banner goes as soon as the engine has answered; a text that changed meanwhile is
 * loaded again, so that the next signature is for the text that is then on the screen.
 */
export function useSignContract({ onSigned }: { onSigned: () => void }) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (contract: Contract) => dataProvider.signContract(contract),
    onSuccess: (seller) => {
      queryClient.setQueryData<Member>(ME_QUERY.queryKey, (me) => me && { ...me, seller })
      void queryClient.invalidateQueries({ queryKey: ME_QUERY.queryKey })
      // the rate that was signed is the one in force
      void queryClient.invalidateQueries({ queryKey: COMMISSION_KEY })
      void queryClient.invalidateQueries({ queryKey: CONTRACT_KEY })
      void queryClient.invalidateQueries({ queryKey: TODAY_KEY })
      notify('contract.signed', { type: 'success' })
      onSigned()
    },
    onError: (error) => {
      notify(signProblem(error), { type: 'error' })
      if (error instanceof ApiError && error.status === 409) {
        void queryClient.invalidateQueries({ queryKey: COMMISSION_KEY })
        void queryClient.invalidateQueries({ queryKey: CONTRACT_KEY })
      }
    },
  })
}

/** What the engine refuses it explains; anything else gets the words of spec §8. */
export function signProblem(error: unknown): string {
  const explained = error instanceof ApiError && (error.status === 403 || error.status === 409)
  return explained ? error.message : 'contract.error'
}
