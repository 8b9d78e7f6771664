import { ownPrice } from './ownPrice'
import { pauseOf } from './pauseOf'

const TERM = (alias: string, extra: string) =>
  `jsonb_build_object('id', ${alias}.id, 'created_at', ${alias}.created_at, 'updated_at', ${alias}.updated_at, ${extra})`

/** Terms as jsonb, by alias of their table. */
export const COLLECTION = TERM('c', `'title', c.title, 'handle', c.handle`)
export const TYPE = TERM('t', `'value', t.value`)
export const TAG = TERM('t', `'value', t.value`)
export const CATEGORY = TERM(
  'c',
  `'name', c.name, 'handle', c.handle, 'description', nullif(c.description, ''), 'parent_category_id', c.parent_category_id`,
)

/** A wine's own prices (R6). */
const PRICES = /* sql */ `
  select jsonb_agg(jsonb_build_object('amount', pr.amount::float8, 'currency_code', lower(pr.currency_code),
           'min_quantity', nullif(pr.min_quantity, 0)::float8) order by pr.min_quantity nulls first, pr.id) as list,
         (min(pr.amount) filter (where coalesce(pr.min_quantity, 0) = 0))::float8 as retail
    from product_variant_price_set link
    join price pr on pr.price_set_id = link.price_set_id and ${ownPrice('pr')}
   where link.variant_id = v.id and link.deleted_at is null`

/** A variant \`v\` as the store shows it, without its stock. */
export const VARIANT = /* sql */ `
  jsonb_build_object('id', v.id, 'product_id', v.product_id, 'title', v.title, 'sku', v.sku,
    'created_at', v.created_at, 'updated_at', v.updated_at,
    'prices', coalesce(price.list, '[]'),
    'calculated_price', jsonb_build_object('calculated_amount', price.retail, 'original_amount', price.retail, 'currency_code', 'brl'),
    'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'value', o.value) order by o.rank, o.id)
       from product_variant_option link join product_option_value o on o.id = link.option_value_id and o.deleted_at is null
      where link.variant_id = v.id), '[]'))`
export const VARIANT_PRICES = `left join lateral (${PRICES}) price on true`

/** A producer \`s\` as a shop shows it (domain/shop/storeCatalogueWire). */
const SELLER = `jsonb_build_object('id', s.id, 'name', s.name, 'handle', s.handle, 'description', s.description,
    'producer_history', s.producer_history, 'region', s.region, 'city', s.city, 'state', s.state, 'photo', s.photo)`

/** What labels say of a producer \`s\`; bottleFacts says what of it is public (domain/labels). */
export const MAKER = `jsonb_build_object('name', s.name, 'tax_id', s.tax_id, 'address_line', s.address_line,
    'postal_code', s.postal_code, 'city', s.city, 'state', s.state, 'producer_history', s.producer_history)`

/** A wine \`p\` of a producer \`s\` as the store shows it, with the producer's \`pause\` as it is kept. */
export const PRODUCT = /* sql */ `
  jsonb_build_object('id', p.id, 'title', p.title, 'subtitle', p.subtitle, 'description', p.description,
    'handle', p.handle, 'status', p.status, 'thumbnail', p.thumbnail, 'origin_country', p.origin_country,
    'weight', p.weight::float8, 'metadata', p.metadata, 'collection_id', p.collection_id, 'type_id', p.type_id,
    'created_at', p.created_at, 'updated_at', p.updated_at, 'seller', ${SELLER}, 'pause', ${pauseOf('s.id')},
    'label', (select jsonb_build_object('code', l.code) from wine_label l where l.product_id = p.id and l.vintage = winex_vintage(p.metadata)),
    'collection', (select ${COLLECTION} from product_collection c where c.id = p.collection_id and c.deleted_at is null),
    'type', (select ${TYPE} from product_type t where t.id = p.type_id and t.deleted_at is null),
    'tags', coalesce((select jsonb_agg(${TAG} order by t.value) from product_tags link
        join product_tag t on t.id = link.product_tag_id and t.deleted_at is null where link.product_id = p.id), '[]'),
    'categories', coalesce((select jsonb_agg(${CATEGORY} order by c.name) from product_category_product link
        join product_category c on c.id = link.product_category_id and c.deleted_at is null and c.is_active and not c.is_internal
       where link.product_id = p.id), '[]'),
    'images', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'url', i.url, 'rank', i.rank) order by i.rank, i.created_at, i.id)
        from image i where i.product_id = p.id and i.deleted_at is null), '[]'),
    'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'values', coalesce((
           select jsonb_agg(distinct jsonb_build_object('id', ov.id, 'value', ov.value))
             from product_option_value ov join product_variant_option vo on vo.option_value_id = ov.id
             join product_variant v on v.id = vo.variant_id and v.product_id = p.id and v.deleted_at is null
            where ov.option_id = o.id and ov.deleted_at is null), '[]')) order by o.created_at, o.id)
        from product_product_option link join product_option o on o.id = link.product_option_id and o.deleted_at is null
       where link.product_id = p.id and link.deleted_at is null), '[]'),
    'variants', coalesce((select jsonb_agg(${VARIANT} order by v.variant_rank, v.created_at, v.id)
        from product_variant v ${VARIANT_PRICES} where v.product_id = p.id and v.deleted_at is null), '[]'))`

/** Open offers only: published wines of active sellers (R14). */
export const OPEN_OFFERS = /* sql */ `
  product p
    join seller_product own on own.product_id = p.id and own.deleted_at is null
    join seller s on s.id = own.seller_id and s.deleted_at is null and s.store_status = 'ACTIVE'`
export const IS_OPEN = `p.status = 'published' and p.deleted_at is null`
