import { readDossier } from '#domain/labels/dossier/readDossier'
import { saoPauloDate } from '#domain/values/dates'
import type { Product } from '#domain/wines/productWire'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { DossierTable } from '../../../shared/wines/dossier/DossierTable'
import { completeAddress } from '../form/completeAddress'

/** Dossiê natural: one line that says how much of it the wine tells; opened what the bottle's page says (docs/decisions/11). */
export function WineDossier({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const dossier = readDossier(wine.metadata, today)
  const missing = dossier.missing.length
  const summary =
    dossier.lines.length === 0
      ? translate('wine.dossier.none')
      : missing > 0
        ? translate('wine.dossier.gaps', { smart_count: missing })
        : translate('wine.dossier.whole')
  return (
    <FoldedCard title={translate('wine.dossier.title')} summary={summary}>
      <DossierTable dossier={dossier} />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '72ch' }}>
        {translate('wine.dossier.papers')}
      </Typography>
      {(missing > 0 || dossier.lines.length === 0) && (
        <Button
          component={Link}
          to={completeAddress(wine.id)}
          endIcon={<ArrowForward />}
          sx={{ mt: 1, minHeight: 44 }}
        >
          {translate('wine.label.fill_wine')}
        </Button>
      )}
    </FoldedCard>
  )
}
