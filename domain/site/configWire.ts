import { z } from 'zod'

/** GET /public/config: what a browser must know before anyone signs in. */
export const configResponse = z.object({
  publishable_key: z.string(),
  /** Address of the site as people type it. */
  public_url: z.string().optional(),
  /** Whether demo data is loaded; the sign-in page then shows the demo accounts. */
  demo: z.boolean().optional(),
  /** Whether an order needs the buyer's CPF or CNPJ. */
  buyer_tax_id: z.enum(['opcional', 'obrigatorio']).optional(),
})

/** GET /public/cep/{cep}: the postal-code service's own words (spec §7). */
export const cepResponse = z.object({
  logradouro: z.string().optional(),
  bairro: z.string().optional(),
  localidade: z.string().optional(),
  uf: z.string().optional(),
  erro: z.union([z.boolean(), z.string()]).optional(),
})
export type CepResponse = z.infer<typeof cepResponse>
