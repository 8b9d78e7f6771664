import {
  type Query,
  useQueryClient,
  useQueryErrorResetBoundary,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { GetListResult } from 'ra-core'
import type { ReactNode } from 'react'
import { ApiError } from '../http/ApiError'
import { ErrorBoundary } from '../ui/ErrorBoundary'

type ReadOptions = Pick<UseQueryOptions<GetListResult>, 'retry' | 'throwOnError'>

/**
 * How a list reads its rows: tried again as any other read (react-admin's lists try once). When a page after the first
 * cannot be read, react-admin goes back to page 1 without a word, and the browser's back button leads to the same page
 * again: its error goes to `LaterPage` instead.
 */
export function useListReads(): ReadOptions {
  const { retry = false } = useQueryClient().getDefaultOptions().queries ?? {}
  return { retry: retry as NonNullable<ReadOptions['retry']>, throwOnError: isLaterPage }
}

/** The page is part of the key of react-admin's query. */
function isLaterPage(_error: Error, { queryKey, state }: Pick<Query, 'queryKey' | 'state'>) {
  const asked = queryKey[2] as { pagination?: { page: number } } | undefined
  return state.data === undefined && (asked?.pagination?.page ?? 1) > 1
}

interface Props {
  /** Drawn instead of the list whose page cannot be read. */
  failed: (error: Error, retry: () => void) => ReactNode
  /** The list's address: another one is read for itself. */
  at?: string
  children: ReactNode
}

/** A list whose later page may fail to be read: its own error, instead of page 1. What else breaks in it is the page's. */
export function LaterPage({ failed, at, children }: Props) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <ErrorBoundary
      {...(at !== undefined && { resetKey: at })}
      fallback={(error, retry) => {
        if (!(error instanceof ApiError)) throw error
        return failed(error, () => {
          reset()
          retry()
        })
      }}
    >
      {children}
    </ErrorBoundary>
  )
}
