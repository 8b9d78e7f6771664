import { wineImageProblem } from '#domain/wines/imageRules'
import { IMAGES_PER_WINE_MAX } from '#domain/limits'
import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useDataProvider, useEvent, useNotify, useTranslate } from 'ra-core'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ImageDropzone } from '../../images/ImageDropzone'
import { ImageUploadList } from '../../images/ImageUploadList'
import { useImageUploads } from '../../images/useImageUploads'
import { imageRequest } from '#domain/wines/wine'
import { useSaveRecord } from '../../../kit/dataProvider/useRecords'
import { UnsavedChangesGuard, UnsavedQuestion } from '../../../kit/form/UnsavedChangesGuard'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepWine } from '../useKeepWine'
import { WineImageOrder } from './WineImageOrder'
import { useIsShown } from '../../../kit/ui/useIsShown'

interface ImageChange {
  order: readonly string[]
  /** What was stored when the order was first changed: what is added later is not dropped by it. */
  seen: readonly string[]
}

interface ImageEditorParts {
  editor: ReactNode
  /** Pular and Enviar Imagem. */
  actions: ReactNode
  /** Does what Pular does. */
  leave: () => void
  isSaving: boolean
}

interface Props {
  wine: Product
  /** Said when everything is stored: sent for the first time, or updated. */
  success: 'images.sent' | 'images.updated'
  /** After Pular, and after everything is stored; not when the editor was left meanwhile. */
  onDone: () => void
  /** Draws the editor in a frame that can be closed. */
  children?: (parts: ImageEditorParts) => ReactNode
}

/**
 * The wine's pictures: those it has, in their order, and new ones (spec §2, §5 Wine image upload). Nothing changes
 * before 'Enviar Imagem', and what is not sent yet is not left without a question.
 */
export function WineImageEditor({ wine, success, onDone, children = below }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const saveWine = useSaveRecord<Product>('wines')
  const keepWine = useKeepWine()
  const stored = wine.images.map(({ url }) => url)
  const [change, setChange] = useState<ImageChange>()
  const [isSaving, setSaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isDone = useRef(false)
  const isShown = useIsShown()
  const order = change?.order ?? stored
  const rearranged = change !== undefined && order.join('\n') !== stored.join('\n')

  const send = useCallback(
    (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
      dataProvider.addWineImage(wine.id, file, onProgress, signal),
    [dataProvider, wine.id],
  )
  const { uploads, problem, setProblem, add, remove, sendAll } = useImageUploads({
    send,
    problemOf: wineImageProblem,
    failed: translate('images.failed'),
  })

  // what was sent is in the order already
  const waiting = uploads.filter(({ state }) => state !== 'done')

  const isUnsaved = useEvent(() => !isDone.current && (waiting.length > 0 || rearranged))

  const finish = () => {
    setAsking(false)
    isDone.current = true
    onDone()
  }

  const leave = useEvent(() => {
    if (isSaving) return
    if (isUnsaved()) setAsking(true)
    else finish()
  })

  const choose = (files: File[]) => {
    const free = IMAGES_PER_WINE_MAX - order.length - waiting.length
    add(files.slice(0, Math.max(0, free)))
    if (files.length > free) {
      setProblem(translate('images.too_many', { max: IMAGES_PER_WINE_MAX }))
    }
  }

  const save = async () => {
    if (waiting.length === 0 && !rearranged) {
      setProblem(wineImageProblem(null))
      return
    }
    setSaving(true)
    try {
      if (rearranged) await saveWine(wine.id, { ...imageRequest(order), seen_images: change.seen })
      setChange(undefined)
      const { sent, failed } = await sendAll()
      await keepWine()
      // who went on to another page is not called back
      if (!isShown.current) return
      if (failed > 0) {
        notify('images.failed', { type: 'error' })
        return
      }
      // every picture was cancelled: nothing was stored
      if (sent === 0 && !rearranged) return
      notify(success, { type: 'success' })
      finish()
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'images.failed', {
        type: 'error',
      })
    } finally {
      setSaving(false)
    }
  }

  const editor = (
    <Stack spacing={2}>
      {stored.length > 0 && (
        <WineImageOrder
          title={wine.title}
          urls={order}
          disabled={isSaving}
          onChange={(urls) => setChange({ order: urls, seen: change?.seen ?? stored })}
        />
      )}
      <ImageDropzone
        accept="image/png,image/jpeg"
        multiple
        disabled={isSaving}
        text={translate('images.drop')}
        dropText={translate('images.drop_now')}
        hint={translate('images.formats')}
        button={translate('images.choose')}
        problem={problem}
        onFiles={choose}
      />
      <ImageUploadList uploads={waiting} onRemove={remove} />
      <UnsavedChangesGuard isUnsaved={isUnsaved} text={translate('wine.image.unsaved')} />
      <UnsavedQuestion
        open={isAsking}
        text={translate('wine.image.unsaved')}
        onLeave={finish}
        onStay={() => setAsking(false)}
      />
    </Stack>
  )
  const actions = (
    <>
      <Button onClick={leave} color="inherit" disabled={isSaving}>
        {translate('images.skip')}
      </Button>
      <Button
        variant="contained"
        onClick={() => void save()}
        disabled={isSaving}
        aria-busy={isSaving}
      >
        {translate(
          isSaving
            ? 'images.saving'
            : rearranged && uploads.length === 0
              ? 'images.save'
              : 'images.send',
        )}
      </Button>
    </>
  )
  return children({ editor, actions, leave, isSaving })
}

const below = ({ editor, actions }: ImageEditorParts): ReactNode => (
  <Stack spacing={2}>
    {editor}
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {actions}
    </Stack>
  </Stack>
)
