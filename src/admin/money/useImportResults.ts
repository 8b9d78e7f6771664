import { resultPortions, resultsSizeProblem, type ResultPortion } from '#domain/money/bankResults'
import type { PayoutResults } from '#domain/money/payoutWire'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRef, useState } from 'react'
import { ApiError } from '../../kit/http/ApiError'
import type { AdminDataProvider } from '../dataProvider'
import { invalidatePayouts } from './invalidatePayouts'

export type ResultRow = PayoutResults['rows'][number]

/** What the bank's file has come to so far. */
export interface ImportState {
  /** The rows of each part that was answered, with their lines in the whole file. */
  parts: ResultRow[][]
  /** Parts that were not answered yet, or not at all. */
  rest: ResultPortion[]
  done: number
  total: number
  /** Why the rest was not read. */
  error: unknown
}

const NOTHING: ImportState = { parts: [], rest: [], done: 0, total: 0, error: null }

/**
 * Sends the bank's file in parts, one after the other. A part that fails ends it: what came of the earlier ones stays, and
 * the rest can be sent again, where a row that had been taken says so.
 */
export function useImportResults() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  const [state, setState] = useState<ImportState | null>(null)

  const send = async (begun: ImportState) => {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    let now: ImportState = { ...begun, error: null }
    setState(now)
    for (const portion of begun.rest) {
      try {
        const { rows } = await dataProvider.importResults(portion.content)
        now = {
          ...now,
          parts: [...now.parts, rows.map((row) => ({ ...row, line: lineOf(portion, row) }))],
          rest: now.rest.slice(1),
          done: now.done + portion.rows,
        }
        setState(now)
      } catch (error) {
        setState({ ...now, error })
        break
      }
    }
    isBusy.current = false
    setPending(false)
    await invalidatePayouts(queryClient)
  }

  const refuse = (reason: string) => setState({ ...NOTHING, error: new ApiError(reason, 0) })
  const read = async (content: string) => {
    const cut = resultPortions(content)
    if (!cut.ok) return refuse(cut.reason)
    const total = cut.payload.reduce((sum, { rows }) => sum + rows, 0)
    await send({ ...NOTHING, rest: cut.payload, total })
  }

  return {
    state,
    isPending,
    read,
    readFile: async (file: File) => {
      const problem = resultsSizeProblem(file.size)
      await (problem ? refuse(problem) : read(decoded(await file.arrayBuffer())))
    },
    again: () => state && send(state),
    clear: () => setState(null),
  }
}

const lineOf = (portion: ResultPortion, { line }: ResultRow): number =>
  portion.lines[line - 1] ?? line

/** UTF-8 when all of it is, else Windows-1252, as Excel in Brazil and most banks write it. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}
