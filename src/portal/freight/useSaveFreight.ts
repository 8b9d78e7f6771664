import { readFreightForm, type FreightForm } from '#domain/freight/freightForm'
import type { FreightResponse } from '#domain/freight/freightWire'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { ApiError } from '../../kit/http/ApiError'
import { freight as text } from '../../shared/freight/freightTexts'
import type { PortalDataProvider } from '../dataProvider'
import { ME_QUERY } from '../fetchMe'

/** Whether to save over what somebody else has saved meanwhile. */
export interface OverwriteQuestion {
  answer: (isMine: boolean) => void
}

/** Saves the whole table; one that somebody else has saved since becomes a question. */
export function useSaveFreight(opened: number) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const version = useRef(opened)
  const [question, setQuestion] = useState<OverwriteQuestion>()

  const ask = async (): Promise<boolean> => {
    const isMine = await new Promise<boolean>((answer) => setQuestion({ answer }))
    setQuestion(undefined)
    return isMine
  }

  const save = async (form: FreightForm): Promise<FreightResponse | undefined> => {
    for (;;) {
      try {
        const saved = await dataProvider.saveFreight({
          ...readFreightForm(form),
          version: version.current,
        })
        version.current = saved.freight.version
        queryClient.setQueryData(['vendor', 'freight'], saved)
        void queryClient.invalidateQueries({ queryKey: ME_QUERY.queryKey })
        notify(text.saved, { type: 'success' })
        return saved
      } catch (error) {
        const current = error instanceof ApiError ? error.body.current?.version : undefined
        if (typeof current !== 'number') throw error
        if (!(await ask())) return undefined
        version.current = current
      }
    }
  }
  return { save, question }
}
