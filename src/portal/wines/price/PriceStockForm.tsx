import { formatDecimal } from '#domain/values/decimal'
import { hasErrors } from '#domain/result'
import { BOTTLES_RULE, parseBottles, wholesaleWarning } from '#domain/wines/priceStockForm'
import type { Product } from '#domain/wire/product'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { FormBar } from '../../../shared/form/FormBar'
import { NumberField } from '../../../shared/form/NumberField'
import { UnsavedChangesGuard } from '../../../shared/form/UnsavedChangesGuard'
import { PageHeader } from '../../../shared/ui/PageHeader'
import type { SeenLevel } from '../../dataProvider/prices'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { openedForm } from './openedForm'
import { SellerShare } from './SellerShare'
import { StockChangedDialog } from './StockChangedDialog'
import { usePriceStockForm } from './usePriceStockForm'
import { useSavePriceStock } from './useSavePriceStock'

interface Props {
  wine: Product
  variantId: string
  level: SeenLevel
}

const FIELDS = ['retail', 'wholesale', 'min_quantity', 'quantity'] as const
type Field = (typeof FIELDS)[number]

/** Retail, wholesale and stock of a wine, saved together (spec §5 Price and stock). */
export function PriceStockForm({ wine, variantId, level: firstLevel }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const text = (key: string, options?: object) => translate(`price_stock.${key}`, options)
  // What stood here when the page was opened stays, also when the wine is fetched again meanwhile (R7, 409).
  const [level] = useState(firstLevel)
  const [opened] = useState(() => openedForm(wine, firstLevel))
  const form = usePriceStockForm(opened)
  const { values } = form
  const { save, isSaving, changed, forgetChange } = useSavePriceStock({
    wine,
    variantId,
    opened,
    onRefused: form.setRefused,
    onSaved: () => {
      form.markSaved()
      void navigate(paths.portal.wine(wine.id))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.showAll()
    const first = FIELDS.find((field) => form.problems[field])
    if (hasErrors(form.problems) && first) document.getElementById(fieldId(first))?.focus()
    void save(values, level)
  }
  const field = (name: Field, help: string) => {
    const problem = form.problemOf(name)
    return {
      id: fieldId(name),
      value: values[name],
      onChange: form.change(name),
      onBlur: form.leave(name),
      error: problem !== undefined,
      helperText: problem ?? help,
      min: 0,
    }
  }
  const reserved = level.stocked - level.available
  const losesStock = parseBottles(values.quantity) === 0 && wine.status === 'published'
  const warning = wholesaleWarning(values)

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeader
        title={text('title')}
        subtitle={<span style={{ overflowWrap: 'anywhere' }}>{wine.title}</span>}
        back={{ to: paths.portal.wine(wine.id), label: text('back_to_wine') }}
      />
      <Stack spacing={2}>
        <DetailCard title={text('retail_title')}>
          <NumberField
            {...field('retail', text('retail_help'))}
            label={text('retail')}
            prefix="R$"
            required
          />
          <SellerShare typed={values.retail} />
        </DetailCard>
        <DetailCard title={text('wholesale_title')}>
          <Box sx={{ color: 'text.secondary', mb: 1, mt: -1 }}>{text('wholesale_hint')}</Box>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <NumberField
              {...field('wholesale', text('wholesale_help'))}
              label={text('wholesale')}
              prefix="R$"
            />
            <NumberField
              {...field('min_quantity', text('minimum_help'))}
              label={text('minimum')}
              unit={BOTTLES_RULE.unit}
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
          <NumberField
            {...field('quantity', text('quantity_help'))}
            label={text('quantity')}
            unit={BOTTLES_RULE.unit}
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
      <FormBar>
        <Button color="inherit" component={Link} to={paths.portal.wine(wine.id)}>
          {text('cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving} aria-busy={isSaving}>
          {text(isSaving ? 'saving' : 'save')}
        </Button>
      </FormBar>
      {changed && (
        <StockChangedDialog
          before={level.available}
          now={changed.available}
          typed={parseBottles(values.quantity) ?? 0}
          isSaving={isSaving}
          onKeepMine={() => void save(values, changed)}
          onUseCurrent={() => {
            form.change('quantity')(String(changed.available))
            void save({ ...values, quantity: String(changed.available) }, changed)
          }}
          onClose={forgetChange}
        />
      )}
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} text={text('unsaved')} />
    </Box>
  )
}

const fieldId = (name: Field): string => `price-stock-${name}`
