import type { SecondFactor } from '#domain/wire/secondFactor'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { SecurityDataProvider } from '../../shared/dataProvider/securityVerbs'
import { ApiError } from '../../shared/http/ApiError'
import { serverMessage } from '../../shared/http/serverMessage'
import { SESSIONS_KEY } from './useSessions'
import { useSecurity } from './useSecurity'

const SECOND_FACTOR_KEY = ['account', 'second-factor']

/** Whether the account has a second factor. */
export function useSecondFactor() {
  const dataProvider = useSecurity()
  return useQuery({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: () => dataProvider.getSecondFactor(),
  })
}

/** Keeps what an answer says of the second factor. A new one has ended the other sessions. */
export function useKeepSecondFactor() {
  const queryClient = useQueryClient()
  return (factor: SecondFactor) => {
    queryClient.setQueryData(SECOND_FACTOR_KEY, factor)
    void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
  }
}

/**
 * One step with a secret that the person types. What the server says of the field stands at the field (R43).
 *
 * @param field the name of what is typed, in the server's answer
 */
export function useSecretStep<Answer>(
  field: 'password' | 'code',
  send: (dataProvider: SecurityDataProvider, typed: string) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const dataProvider = useSecurity()
  const notify = useNotify()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => send(dataProvider, typed),
    onSuccess: onDone,
    onError: (error) => {
      const message = error instanceof ApiError ? error.body.errors?.[field] : undefined
      setProblem(message)
      if (!message) notify(serverMessage(error, 'security.second_factor.failed'), { type: 'error' })
    },
  })
  return { submit: mutate, isPending, problem, setProblem }
}
