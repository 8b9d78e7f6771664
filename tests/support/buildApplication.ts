import { randomUUID } from 'node:crypto'
import { siteConfig } from '#domain/site/siteConfig'
import type { ApplicationForm } from '#domain/applications/applicationForm'
import type { Application } from '#domain/applications/applicationWire'

/** A row as the landing page inserts it; every row is another application unless told otherwise. */
export function buildApplicationRow(
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const id = randomUUID()
  return {
    brand: `Vinhedo ${id}`,
    responsible_name: 'Marina Bortolini',
    responsible_email: `marina.${id.slice(0, 8)}@exemplo.com.br`,
    city: 'Monte Belo do Sul, RS',
    founding_year: 2014,
    instagram: '@vinhedo',
    stock_quantity: 1800,
    how_found_winex: 'Feira',
    terms_version: siteConfig.termsVersion,
    client_id: id,
    website: '',
    seconds_to_fill: 45,
    ...changes,
  }
}

/** The form's answers, as typed. */
export function buildApplicationForm(changes: Partial<ApplicationForm> = {}): ApplicationForm {
  return {
    wineryName: `Vinhedo ${randomUUID()}`,
    contactPerson: 'Marina Bortolini',
    email: 'marina@exemplo.com.br',
    city: 'Monte Belo do Sul, RS',
    foundingYear: '2014',
    instagram: '@vinhedo',
    stockQuantity: '1800',
    howFoundWinex: 'Feira',
    acceptTerms: true,
    ...changes,
  }
}

/** An application as staff read it. */
export const buildApplication = (changes: Partial<Application> = {}): Application => ({
  id: 'sapp_1',
  brand: 'Adega do Sol',
  responsible_name: 'Lívia Andrade',
  responsible_email: 'livia@adegadosol.com.br',
  city: 'Garibaldi, RS',
  founding_year: 2012,
  instagram: '@adegadosol',
  stock_quantity: 1800,
  how_found_winex: 'Feira',
  terms_version: '2025-07',
  terms_accepted_at: '2026-05-02T12:00:00Z',
  status: 'new',
  notes: null,
  invited_at: null,
  invitation: 'none',
  seller: null,
  created_at: '2026-05-02T12:00:00Z',
  updated_at: '2026-05-02T12:00:00Z',
  ...changes,
})
