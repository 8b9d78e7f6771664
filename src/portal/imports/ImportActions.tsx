import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { formatDecimal } from '#domain/values/decimal'
import type { WineImport } from '#domain/imports/wineImportWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ApiError } from '../../kit/http/ApiError'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { LargeMovesList } from '../wines/moves/LargeMovesDialog'
import type { PortalDataProvider } from '../dataProvider'
import { importKey } from './importQueries'
import { useFarRows } from './useFarRows'
import { useDownload } from '../../kit/files/useDownload'

/** Import the valid rows, fetch the others as a file, or begin again. */
export function ImportActions({ found }: { found: WineImport }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { download, isDownloading } = useDownload(translate('bulk.download_failed'))
  const { mutate: start, isPending } = useMutation({
    mutationFn: () => dataProvider.startImport(found.id),
    onSuccess: (started) => queryClient.setQueryData(importKey(found.id), started),
    onError: (error) => {
      const told = error instanceof ApiError && error.status < 500 && error.message !== ''
      notify(told ? error.message : 'bulk.failed', { type: 'error' })
    },
  })
  const [isAsked, setAsked] = useState(false)
  const far = useFarRows(found)
  const valid = found.create + found.update
  const wrong = found.invalid + found.failed
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={1}
      sx={{ alignItems: { sm: 'center' }, flexWrap: 'wrap' }}
    >
      {found.status === 'checked' && valid > 0 && (
        <Button
          variant="contained"
          disabled={isPending}
          aria-busy={isPending}
          onClick={() => (found.far > 0 ? setAsked(true) : start())}
        >
          {isPending
            ? translate('bulk.starting')
            : translate('bulk.import', { smart_count: valid, count: formatDecimal(valid) })}
        </Button>
      )}
      {found.status === 'checked' && valid === 0 && (
        <Typography sx={{ fontWeight: 600 }}>
          {translate(wrong > 0 ? 'bulk.all_invalid' : 'bulk.nothing')}
        </Typography>
      )}
      {wrong > 0 && (
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          disabled={isDownloading}
          onClick={() =>
            void download(
              () => dataProvider.downloadImportErrors(found.id),
              translate('bulk.errors_name'),
            )
          }
        >
          {translate('bulk.download_errors')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={translate('bulk.far_title', {
          smart_count: found.far,
          count: formatDecimal(found.far),
        })}
        confirmLabel={translate('bulk.far_import')}
        cancelLabel={translate('moves.back')}
        onConfirm={() => {
          setAsked(false)
          start()
        }}
        onClose={() => setAsked(false)}
      >
        <LargeMovesList {...far} />
      </ConfirmDialog>
      {found.status !== 'importing' && (
        <Button component={Link} to={paths.portal.uploadBulk}>
          {translate('bulk.again')}
        </Button>
      )}
    </Stack>
  )
}
