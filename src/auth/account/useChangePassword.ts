import type { FieldErrors } from '#domain/result'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { startSession } from '../session'
import { ApiError } from '../../shared/http/ApiError'
import { serverMessage } from '../../shared/http/serverMessage'
import { useSecurity } from './useSecurity'

/** Sends the change; the answer's token replaces the one that has ended. */
export function useChangePassword(onDone: () => void) {
  const dataProvider = useSecurity()
  const notify = useNotify()
  const [refused, setRefused] = useState<FieldErrors>({})
  const { mutate, isPending } = useMutation({
    mutationFn: ({
      current_password,
      new_password,
    }: {
      current_password: string
      new_password: string
    }) => dataProvider.changePassword({ current_password, new_password }),
    onSuccess: (token) => {
      startSession(token)
      notify('account.password.done', { type: 'success' })
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setRefused(error.body.errors)
      notify(serverMessage(error, 'account.password.failed'), { type: 'error' })
    },
  })
  return {
    save: mutate,
    isSaving: isPending,
    refused,
    forgetRefusal: (field: string) => setRefused((now) => ({ ...now, [field]: undefined })),
  }
}
