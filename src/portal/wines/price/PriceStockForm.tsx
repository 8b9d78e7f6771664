import { formatDecimal } from '#domain/values/decimal'
import { formatReaisInput, parseReais } from '#domain/values/money'
import {
  BOTTLES_RULE,
  parseBottles,
  priceStockErrors,
  wholesaleNeedsMinimum,
  wholesaleWarning,
  type PriceStockForm as Form,
} from '#domain/wines/priceStockForm'
import type { Product } from '#domain/wines/productWire'
import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { AreaForm } from '../../../kit/form/AreaForm'
import { NumberInput } from '../../../kit/form/NumberInput'
import { SaveBar } from '../../../kit/form/SaveBar'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { useIsShown } from '../../../kit/ui/useIsShown'
import type { SeenLevel } from '../../dataProvider/prices'
import { LargeMovesDialog } from '../moves/LargeMovesDialog'
import { PricesChangedDialog } from './PricesChangedDialog'
import { SellerShare } from './SellerShare'
import { StockChangedDialog } from './StockChangedDialog'
import { priceStockField, useSavePriceStock } from './useSavePriceStock'

interface Props {
  wine: Product
  variantId: string
  level: SeenLevel
}

/** Retail, wholesale and stock of a wine, saved together (spec §5 Price and stock). */
export function PriceStockForm({ wine, variantId, level: firstLevel }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const isShown = useIsShown()
  // The values from when the page was opened stay, also when the wine is fetched again meanwhile (R7, 409).
  const [level] = useState(firstLevel)
  const [opened] = useState(() => openedForm(wine, firstLevel))
  const [prices] = useState(() => ({
    retail: retailPrice(wine),
    wholesale: wholesalePrice(wine),
  }))
  const { save, question, priceQuestion, doubt } = useSavePriceStock({
    wine,
    variantId,
    level,
    prices,
    opened,
  })
  return (
    <Box sx={{ maxWidth: 'var(--form-width)' }}>
      <PageHeader
        title={translate('price_stock.title')}
        subtitle={<span style={{ overflowWrap: 'anywhere' }}>{wine.title}</span>}
        back={{ to: paths.portal.wine(wine.id), label: translate('price_stock.back_to_wine') }}
      />
      <AreaForm
        values={opened}
        rules={(typed) => priceStockErrors(typed, opened)}
        onSave={save}
        onSaved={() => {
          if (isShown.current) void navigate(paths.portal.wine(wine.id))
        }}
        failed={translate('price_stock.failed')}
        fieldOf={priceStockField}
        wrongText={wholesaleNeedsMinimum}
        unsaved={translate('price_stock.unsaved')}
      >
        <PriceStockInputs wine={wine} level={level} />
        <SaveBar
          cancel={paths.portal.wine(wine.id)}
          cancelLabel={translate('price_stock.cancel')}
          saveLabel={translate('price_stock.save')}
          savingLabel={translate('price_stock.saving')}
        />
      </AreaForm>
      {doubt && (
        <LargeMovesDialog
          wines={doubt.wines}
          onConfirm={() => doubt.answer(true)}
          onClose={() => doubt.answer(false)}
        />
      )}
      {priceQuestion && <PricesChangedDialog question={priceQuestion} />}
      {question && <StockChangedDialog before={level.available} question={question} />}
    </Box>
  )
}

function PriceStockInputs({ wine, level }: { wine: Product; level: SeenLevel }) {
  const translate = useTranslate()
  const values = useWatch<Form>() as Form
  const text = (key: string, options?: object) => translate(`price_stock.${key}`, options)
  const reserved = level.stocked - level.available
  const losesStock =
    parseBottles(values.quantity) === 0 && level.available > 0 && wine.status === 'published'
  const warning = wholesaleWarning(values)
  return (
    <Stack spacing={2}>
      <DetailCard title={text('retail_title')}>
        <NumberInput
          source="retail"
          label={text('retail')}
          helperText={text('retail_help')}
          onLeave={writeOut}
          prefix="R$"
          min={0}
          required
        />
        <SellerShare typed={values.retail} />
      </DetailCard>
      <DetailCard title={text('wholesale_title')}>
        <Box sx={{ color: 'text.secondary', mb: 1, mt: -1 }}>{text('wholesale_hint')}</Box>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <NumberInput
            source="wholesale"
            label={text('wholesale')}
            helperText={text('wholesale_help')}
            onLeave={writeOut}
            prefix="R$"
            min={0}
          />
          <NumberInput
            source="min_quantity"
            label={text('minimum')}
            helperText={text('minimum_help')}
            {...BOTTLES_RULE}
            whole
          />
        </Box>
        <SellerShare typed={values.wholesale} />
        {warning && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {warning}
          </Alert>
        )}
      </DetailCard>
      <DetailCard title={text('stock_title')}>
        <NumberInput
          source="quantity"
          label={text('quantity')}
          helperText={text('quantity_help')}
          {...BOTTLES_RULE}
          whole
          required
        />
        {reserved > 0 && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {text('reserved', { smart_count: reserved, count: formatDecimal(reserved) })}
          </Alert>
        )}
        {losesStock && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {text('zero_warning')}
          </Alert>
        )}
      </DetailCard>
    </Stack>
  )
}

/** '89,9' is written out as '89,90' once the field is left. */
function writeOut(typed: string, change: (text: string) => void) {
  const cents = parseReais(typed)
  const text = cents !== null && cents >= 0 ? formatReaisInput(cents) : typed
  if (text !== typed) change(text)
}

/** The form's values when it is opened. A price of 0 is a wine that has none yet: its field is empty. */
function openedForm(wine: Product, level: SeenLevel): Form {
  const retail = retailPrice(wine)
  const wholesale = wholesalePrice(wine)
  return {
    retail: retail ? formatReaisInput(retail) : '',
    wholesale: wholesale ? formatReaisInput(wholesale.amount) : '',
    min_quantity: wholesale ? String(wholesale.min_quantity) : '',
    quantity: String(Math.max(0, level.available)),
  }
}
