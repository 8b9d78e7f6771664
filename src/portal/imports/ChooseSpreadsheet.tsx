import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDataProvider, useTranslate } from 'ra-core'
import { FileDropzone } from '../../kit/files/FileDropzone'
import type { PortalDataProvider } from '../dataProvider'
import { ImportHistory } from './ImportHistory'
import { useCheckSpreadsheet } from './useCheckSpreadsheet'
import { useDownload } from '../../kit/files/useDownload'

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
