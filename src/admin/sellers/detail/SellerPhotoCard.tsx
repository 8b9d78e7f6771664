import { ADMIN_PHOTO_TYPES, adminPhotoProblem } from '#domain/wines/imageRules'
import type { Seller } from '#domain/sellers/sellerWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate, useDataProvider, useNotify } from 'ra-core'
import { useRef } from 'react'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { useSaveRecord } from '../../../kit/dataProvider/useRecords'
import { useMay } from '../../account/useMay'
import { usePhotoDraft, type PhotoDraft } from './usePhotoDraft'
import { useMutation } from '@tanstack/react-query'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'

const SIZE = 144

/** The photo flow: choose with a preview that must be saved, cancel, or mark a removal that must be confirmed (spec §4). */
export function SellerPhotoCard({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const may = useMay()
  const input = useRef<HTMLInputElement>(null)
  const { draft, problem, choose, markRemoval, reset } = usePhotoDraft(adminPhotoProblem)
  const { mutate: save, isPending, error, variables } = useSavePhoto({ seller, onSaved: reset })
  // a failure is of what was sent: it goes with that
  const failure = problem ?? (variables === draft ? error : null)
  const src = draft?.kind === 'removal' ? null : draft ? draft.preview : seller.photo
  const text = (key: string) => translate(`admin_seller.photo.${key}`)
  return (
    <DetailCard title={text('title')}>
      <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Photo src={src} name={seller.name} alt={text(src ? 'alt' : 'none')} />
        {draft && (
          <Typography variant="body2" role="status">
            {text(draft.kind === 'removal' ? 'removal_pending' : 'must_save')}
          </Typography>
        )}
        {failure && (
          <Alert severity="error" sx={{ textAlign: 'left', width: 1 }}>
            {failure}
          </Alert>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text('choose')}
          accept={ADMIN_PHOTO_TYPES.join(',')}
          onChange={({ target }) => {
            choose(target.files?.[0])
            target.value = ''
          }}
        />
        {may('manageSellers') && (
          <>
            <Stack
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
            >
              {draft ? (
                <>
                  <Button
                    variant="contained"
                    color={draft.kind === 'removal' ? 'error' : 'primary'}
                    disabled={isPending}
                    onClick={() => save(draft)}
                  >
                    {text(
                      isPending ? 'saving' : draft.kind === 'removal' ? 'confirm_removal' : 'save',
                    )}
                  </Button>
                  <Button color="inherit" disabled={isPending} onClick={reset}>
                    {text('cancel')}
                  </Button>
                </>
              ) : (
                <>
                  <Button variant="outlined" onClick={() => input.current?.click()}>
                    {text(seller.photo ? 'replace' : 'choose')}
                  </Button>
                  {seller.photo && (
                    <Button color="inherit" onClick={markRemoval}>
                      {text('remove')}
                    </Button>
                  )}
                </>
              )}
            </Stack>
            <Typography variant="caption" color="text.secondary">
              {text('formats')}
            </Typography>
          </>
        )}
      </Stack>
    </DetailCard>
  )
}

function Photo({ src, name, alt }: { src: string | null | undefined; name: string; alt: string }) {
  const shape = { width: SIZE, height: SIZE, borderRadius: '50%' }
  if (src) {
    return (
      <Box
        component="img"
        src={src}
        alt={`${alt} ${name}`}
        sx={{ ...shape, objectFit: 'cover', bgcolor: 'var(--sand)' }}
      />
    )
  }
  return (
    <Box
      role="img"
      aria-label={alt}
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'var(--cellar)',
        color: 'var(--on-cellar)',
        fontFamily: 'var(--font-display)',
        fontSize: '3rem',
      }}
    >
      {name.trim().charAt(0).toUpperCase()}
    </Box>
  )
}

/** Sends a chosen photo, or the removal. `error` is what the storage or the engine said. */
function useSavePhoto({ seller, onSaved }: { seller: Seller; onSaved: () => void }) {
  const notify = useNotify()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const saveSeller = useSaveRecord<Seller>('sellers')
  const keep = useKeepSeller()
  const mutation = useMutation({
    mutationFn: async (draft: PhotoDraft) =>
      saveSeller(seller.id, {
        photo:
          draft.kind === 'removal'
            ? null
            : await dataProvider.uploadSellerPhoto(seller.id, draft.file),
      }),
    onSuccess: (changed, draft) => {
      keep(changed)
      onSaved()
      notify(`admin_seller.photo.${draft.kind === 'removal' ? 'removed' : 'saved'}`, {
        type: 'success',
      })
    },
    onError: () => notify('admin_seller.photo.failed', { type: 'error' }),
  })
  const error = mutation.error && serverMessage(mutation.error, mutation.error.message)
  return { ...mutation, error }
}
