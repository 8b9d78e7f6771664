import { readFreightForm, type FreightForm } from '#domain/freight/freightForm'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { useSaveRecord } from '../../kit/dataProvider/useRecords'
import { ApiError } from '../../kit/http/ApiError'
import { freight as text } from '../../shared/freight/freightTexts'
import { OWN_FREIGHT, type FreightRecord } from '../dataProvider/freight'
import { ME_QUERY } from '../fetchMe'

/** Whether to save over what somebody else has saved meanwhile. */
export interface OverwriteQuestion {
  answer: (isMine: boolean) => void
}

/** Saves the whole table; one that somebody else has saved since becomes a question. */
export function useSaveFreight(opened: number) {
  const saveTable = useSaveRecord<FreightRecord>('freight')
  const queryClient = useQueryClient()
  const notify = useNotify()
  const version = useRef(opened)
  const [question, setQuestion] = useState<OverwriteQuestion>()

  const ask = async (): Promise<boolean> => {
    const isMine = await new Promise<boolean>((answer) => setQuestion({ answer }))
    setQuestion(undefined)
    return isMine
  }

  const save = async (form: FreightForm): Promise<FreightRecord | undefined> => {
    for (;;) {
      try {
        const saved = await saveTable(OWN_FREIGHT, {
          ...readFreightForm(form),
          version: version.current,
        })
        version.current = saved.freight.version
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
