import { readDossier } from '#domain/labels/dossier/readDossier'
import { saoPauloDate } from '#domain/values/dates'
import type { Product } from '#domain/wines/productWire'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DossierTable } from '../../../shared/wines/dossier/DossierTable'
import { completeAddress } from '../form/completeAddress'

/** What the bottle's page says of how the wine was made (docs/decisions/11), and the way to what is missing. */
export default function DossierContent({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const dossier = readDossier(wine.metadata, today)
  return (
    <>
      <DossierTable dossier={dossier} />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '72ch' }}>
        {translate('wine.dossier.papers')}
      </Typography>
      {(dossier.missing.length > 0 || dossier.lines.length === 0) && (
        <Button
          component={Link}
          to={completeAddress(wine.id)}
          endIcon={<ArrowForward />}
          sx={{ mt: 1, minHeight: 44 }}
        >
          {translate('wine.label.fill_wine')}
        </Button>
      )}
    </>
  )
}
