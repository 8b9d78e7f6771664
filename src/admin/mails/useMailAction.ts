import type { FailedMail } from '#domain/outbox/mailWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import type { AdminDataProvider } from '../dataProvider'

/** Tries a mail again or discards it; list and notice then show what the server says. */
export function useMailAction(verb: 'retryMail' | 'discardMail') {
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMutation({
    mutationFn: (mail: FailedMail) => dataProvider[verb](mail.id),
    onSuccess: (_done, mail) =>
      notify(`mail.${verb}.done`, { type: 'success', messageArgs: { to: mail.to } }),
    onError: (error) =>
      notify(`mail.${verb}.failed`, {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_seller.try_again')) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails'] }),
  })
}
