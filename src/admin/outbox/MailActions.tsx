import type { FailedMail } from '#domain/outbox/mailWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { useMay } from '../account/useMay'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '../../kit/http/serverMessage'
import type { AdminDataProvider } from '../dataProvider'

/** 'Tentar de novo', while the mail still helps somebody, and 'Descartar', which is asked for first. */
export function MailActions({ mail }: { mail: FailedMail }) {
  const translate = useTranslate()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const retry = useMailAction('retryMail')
  const discard = useMailAction('discardMail')
  const of = (verb: string) =>
    translate(`mail.${verb}.label_of`, { subject: mail.subject, to: mail.to })
  if (!may('manageMails')) return null
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {mail.can_retry && (
          <Button
            size="small"
            variant="outlined"
            sx={{ whiteSpace: 'nowrap' }}
            disabled={retry.isPending}
            aria-label={retry.isPending ? undefined : of('retryMail')}
            onClick={() => retry.mutate(mail)}
          >
            {translate(retry.isPending ? 'mail.retryMail.pending' : 'mail.retryMail.label')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          aria-label={of('discardMail')}
          onClick={() => setAsking(true)}
        >
          {translate('mail.discardMail.label')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={translate('mail.discardMail.title')}
        confirmLabel={translate('mail.discardMail.label')}
        pendingLabel={translate('mail.discardMail.pending')}
        destructive
        onConfirm={() => discard.mutateAsync(mail)}
        onClose={() => setAsking(false)}
      >
        {translate('mail.discardMail.text', { to: mail.to })}
      </ConfirmDialog>
    </>
  )
}

/** Tries a mail again or discards it; list and notice then show what the server says. */
function useMailAction(verb: 'retryMail' | 'discardMail') {
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
