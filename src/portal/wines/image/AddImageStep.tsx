import Card from '@mui/material/Card'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { WineImageEditor } from './WineImageEditor'

/** 'Adicionar Imagem' after creation; Pular and Enviar Imagem both lead on to price and stock (spec §2, R26). */
export default function AddImageStep({ wineId }: { wineId: string }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { data: wine, error, isPending, refetch } = useWine(wineId)
  if (isPending) return <LoadingState label={translate('wine_form.loading')} />
  if (!wine) {
    return (
      <WineLoadError error={error} title="wine_form.load_error" onRetry={() => void refetch()} />
    )
  }
  return (
    <Box sx={{ maxWidth: 'var(--form-width)' }}>
      <PageHeader
        title={translate('wine_form.image_step.title')}
        subtitle={<span style={{ overflowWrap: 'anywhere' }}>{wine.title}</span>}
      />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <WineImageEditor
          wine={wine}
          success="images.sent"
          onDone={() => void navigate(paths.portal.addPrice(wineId))}
        />
      </Card>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 1.5, textAlign: 'center' }}>
        {translate('wine_form.image_step.hint')}
      </Box>
    </Box>
  )
}
