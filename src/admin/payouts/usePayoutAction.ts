import type { FieldErrors } from '#domain/result'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ApiError } from '../../shared/http/ApiError'
import { serverMessage } from '../../shared/http/serverMessage'

/**
 * Runs what changes money; the lists are read again, and what the server refuses stands at its field.
 *
 * @param texts key of the catalogue below which `done` and `failed` are
 */
export function usePayoutAction<Input>(
  texts: string,
  act: (input: Input) => Promise<unknown>,
  onDone: () => void,
) {
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<FieldErrors>({})
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: () => {
      notify(`${texts}.done`, { type: 'success' })
      onDone()
    },
    onError: (error) => {
      setRefused((error instanceof ApiError && error.body.errors) || {})
      notify(`${texts}.failed`, {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_seller.try_again')) },
      })
    },
    onSettled: () =>
      Promise.all(
        ['payouts', 'made-payouts'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
  return { run: mutate, isPending, refused }
}
