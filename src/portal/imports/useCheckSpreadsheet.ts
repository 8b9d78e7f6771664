import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../kit/http/ApiError'
import type { PortalDataProvider } from '../dataProvider'
import { importAddress } from './importAddress'
import { IMPORTS_KEY, importKey } from './importQueries'

/** As the server has it. */
const FILE_MAX_BYTES = 32 * 1024 * 1024

/** Sends a file to be checked and goes on to what was found in it. */
export function useCheckSpreadsheet() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [problem, setProblem] = useState<string | null>(null)
  /** Name of the file that is being checked. */
  const [checking, setChecking] = useState<string | null>(null)

  const check = async (file: File) => {
    if (!/\.csv$/i.test(file.name)) return setProblem(translate('bulk.only_csv'))
    if (file.size > FILE_MAX_BYTES) return setProblem(translate('bulk.too_big'))
    setProblem(null)
    setChecking(file.name)
    try {
      const found = await dataProvider.checkSpreadsheet(file)
      queryClient.setQueryData(importKey(found.id), found)
      void queryClient.invalidateQueries({ queryKey: IMPORTS_KEY, exact: true })
      void navigate(importAddress(found.id))
    } catch (error) {
      const told = error instanceof ApiError && error.status < 500 && error.message !== ''
      setProblem(told ? error.message : translate('bulk.failed'))
    } finally {
      setChecking(null)
    }
  }
  return { check, problem, checking }
}
