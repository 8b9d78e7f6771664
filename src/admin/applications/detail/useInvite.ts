import type { Application } from '#domain/applications/applicationWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { AdminDataProvider } from '../../dataProvider'

/** Sends the invitation and tells what happened; the page then shows the application as the server has it. */
export function useInvite(application: Application) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMutation({
    mutationFn: (again: boolean) => dataProvider.inviteApplicant(application.id, again),
    onSuccess: (now) => {
      const sent = now.invited_at !== application.invited_at
      notify(sent ? 'application.invite.success' : 'application.invite.recent', {
        type: sent ? 'success' : 'info',
        messageArgs: { email: now.responsible_email },
      })
    },
    onError: (error: Error) =>
      notify('application.invite.failure', {
        type: 'error',
        messageArgs: { message: error.message },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  })
}
