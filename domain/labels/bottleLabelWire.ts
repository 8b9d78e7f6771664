import { z } from 'zod'

import { WINES_AT_ONCE_MAX } from '../limits'
import { WINE_TYPE_KEYS } from '../wines/sheet/enumerations'
import { id } from '../wire/common'

/** A code and its vintage; null for a wine without one. */
const codeOfVintage = z.object({ code: z.string(), vintage: z.string().nullable() })

const inBoth = z.object({ pt: z.string(), en: z.string() })

/** One line of what is said of a bottle; the label's own keys are `LABEL_KEYS` of domain/labels. */
const bottleFact = z.object({ key: z.string(), name: inBoth, value: inBoth })

/** How the wine was made, each line with who attests it (domain/labels/dossier). */
const dossier = z.object({
  lines: z.array(
    bottleFact.extend({
      by: z.enum(['report', 'certificate', 'producer']),
      word: inBoth,
    }),
  ),
  missing: z.array(inBoth),
  /** In Portuguese, as the norms are. */
  sources: z.array(z.string()),
})

const bottle = z.object({
  title: z.string(),
  vintage: z.string().nullable(),
  /** Which of the site's drawings is shown where there is no picture. */
  kind: z.enum(WINE_TYPE_KEYS).nullable(),
  maker: z.object({ name: z.string(), place: z.string() }),
  /** In the producer's own words. */
  pairing: z.string().nullable(),
  facts: z.array(bottleFact),
  dossier,
  /** In the producer's own words. */
  stories: z.array(z.object({ about: z.enum(['wine', 'producer']), text: z.string() })),
})
export type Bottle = z.infer<typeof bottle>

/**
 * GET /store/labels/{code}. `current`: the wine as the store shows it. `kept`: it is not in the store, or of another
 * vintage by now; this is what was said of the bottle last. `removed`: deleted or rejected, or its producer is not
 * active; nothing is told.
 */
export const storeLabelResponse = z.object({
  label: z.object({
    code: z.string(),
    page_url: z.string(),
    state: z.enum(['current', 'kept', 'removed']),
    wine: bottle.nullable(),
    /** Of the wine in the store; null where it has none, and for what was kept, whose picture is not. */
    picture: z.string().nullable(),
    /** The page of the vintage that is sold today, where that is another. */
    newer: codeOfVintage.nullable(),
  }),
})
export type StoreLabel = z.infer<typeof storeLabelResponse>['label']

/** GET /vendor/labels?ids=a,b: what is printed for each wine. */
export const sellerLabelsQuery = z.object({
  ids: z
    .string()
    .transform((list) => [...new Set(list.split(',', WINES_AT_ONCE_MAX + 1))])
    .pipe(z.array(id).min(1).max(WINES_AT_ONCE_MAX)),
})

const sellerLabel = codeOfVintage.extend({
  product_id: z.string(),
  title: z.string(),
  page_url: z.string(),
  /** What strangers read under the code: the wine as it is, what was said of it last, or nothing. */
  page: z.enum(['current', 'kept', 'none']),
  /** The paused wine was changed since: the page still says what it said, until it is told to say this. */
  is_outdated: z.boolean(),
  /** Codes of the wine's other vintages, whose pages stay. */
  older: z.array(codeOfVintage),
})
export type SellerLabel = z.infer<typeof sellerLabel>
export const sellerLabelsResponse = z.object({ labels: z.array(sellerLabel) })
export const sellerLabelResponse = z.object({ label: sellerLabel })
