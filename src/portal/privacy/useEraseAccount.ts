import type { FieldErrors } from '#domain/result'
import type { ErasureRequest } from '#domain/wire/privacy'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { clearSession } from '../../auth/session'
import { paths } from '../../paths'
import { ApiError } from '../../shared/http/ApiError'
import { serverMessage } from '../../shared/http/serverMessage'
import type { PortalDataProvider } from '../dataProvider'

/** Erases, then leaves the portal: the session has ended with the account. */
export function useEraseAccount() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [refused, setRefused] = useState<FieldErrors>({})
  const { mutate, isPending } = useMutation({
    mutationFn: (request: ErasureRequest) => dataProvider.eraseAccount(request),
    onSuccess: () => {
      clearSession()
      void navigate(paths.login, {
        replace: true,
        state: { message: translate('privacy.done') },
      })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setRefused(error.body.errors)
      notify(serverMessage(error, 'privacy.failed'), { type: 'error' })
    },
  })
  return { erase: mutate, isErasing: isPending, refused }
}
