import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FileDropzone } from '../../kit/files/FileDropzone'
import type { PortalDataProvider } from '../dataProvider'
import { ImportHistory } from './ImportHistory'
import { useDownload } from '../../kit/files/useDownload'
import { ApiError } from '../../kit/http/ApiError'
import { importAddress } from './importAddress'
import { IMPORTS_KEY, importKey } from './importQueries'
import { useIsShown } from '../../kit/ui/useIsShown'

/** The three steps, the templates, and the place where the file goes. */
export function ChooseSpreadsheet() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { download, isDownloading } = useDownload(translate('bulk.download_failed'))
  const { check, problem, checking } = useCheckSpreadsheet()
  const template = (full: boolean) =>
    void download(
      () => dataProvider.downloadTemplate({ full }),
      translate(full ? 'bulk.template_full_name' : 'bulk.template_name'),
    )
  return (
    <Stack spacing={2} sx={{ maxWidth: 'var(--form-width)' }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Box component="ol" sx={{ m: 0, pl: 2.5, mb: 2, display: 'grid', gap: 0.75 }}>
          {(['template', 'check', 'import'] as const).map((step) => (
            <li key={step}>{translate(`bulk.steps.${step}`)}</li>
          ))}
        </Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mb: 2 }}>
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            disabled={isDownloading}
            onClick={() => template(false)}
          >
            {translate('bulk.template')}
          </Button>
          <Button
            startIcon={<DownloadOutlined />}
            disabled={isDownloading}
            onClick={() => template(true)}
          >
            {translate('bulk.template_full')}
          </Button>
        </Stack>
        <FileDropzone
          accept=".csv,text/csv"
          disabled={checking !== null}
          text={translate('bulk.drop')}
          dropText={translate('bulk.drop_now')}
          hint={translate('bulk.formats')}
          button={translate('bulk.choose')}
          problem={problem}
          onFiles={([file]) => file && void check(file)}
        />
        {checking !== null && (
          <Box role="status" sx={{ mt: 2 }}>
            <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {translate('bulk.checking', { name: checking })}
            </Typography>
            <LinearProgress aria-label={translate('bulk.checking', { name: checking })} />
          </Box>
        )}
      </Card>
      <ImportHistory />
    </Stack>
  )
}

/** As the server has it. */
const FILE_MAX_BYTES = 32 * 1024 * 1024

/** Sends a file to be checked and goes on to what was found in it. */
function useCheckSpreadsheet() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const isShown = useIsShown()
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
      // who went on to another page is not called back
      if (isShown.current) void navigate(importAddress(found.id))
      else notify('bulk.checked', { type: 'info', messageArgs: { name: file.name } })
    } catch (error) {
      const told = error instanceof ApiError && error.status < 500 && error.message !== ''
      const message = told ? error.message : translate('bulk.failed')
      if (isShown.current) setProblem(message)
      else notify(message, { type: 'error' })
    } finally {
      setChecking(null)
    }
  }
  return { check, problem, checking }
}
