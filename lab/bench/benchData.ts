import { ledgerStatements } from './ledgerData'

/** How much is loaded beside the products. */
const SELLERS = 10_000
const ORDERS = 250_000
/** The seller whose lists are measured: 1 % of the products, and 50,000 orders (issue 4). */
export const BUSY_SELLER = 'bench_seller_1'
const BUSY_SELLER_ORDERS = 50_000

export const STAFF = { userId: 'bench_user', identityId: 'bench_staff_identity' } as const
export const MEMBER = { memberId: 'bench_member', identityId: 'bench_member_identity' } as const

/** Words of the made-up stories. 'serra' is in half of them, 'raridade' in one of a thousand. */
const WORDS =
  'vinho natural uva colheita manual mosto fermenta levedura selvagem barrica ânfora argila basalto altitude encosta vinhedo família geração terroir safra garrafa rótulo aroma fruta vermelha cereja amora especiarias couro tabaco mineral acidez tanino corpo leve persistente final cítrico floral jasmim mel pêssego damasco casca maceração longa filtração nenhuma sulfito mínimo orgânico biodinâmico lua calendário preparo composto cobertura verde abelhas biodiversidade respeito tradição memória avó imigrante italiano chegada navio trabalho mãos tempo paciência silêncio neblina manhã geada inverno primavera brotação verão maturação outono poda engarrafado cave temperatura repouso'.split(
    ' ',
  )

const story = (i: string) => `(
    select string_agg((array[${WORDS.map((word) => `'${word}'`).join(',')}])[1 + (hashint4(${i} * 61 + k) & 2147483647) % ${WORDS.length}], ' ')
      from generate_series(1, 45) as k)
    || case when ${i} % 2 = 0 then ' no alto da Serra' else ' no vale' end
    || case when ${i} % 1000 = 7 then ' uma raridade' else '' end
    || ' lote ' || ${i}`

/**
 * Loads products, sellers and orders with triggers and foreign keys off, then the read models in one statement each.
 * @param products how many wines; one variant, one or two prices and one stock level each
 */
export function loadStatements(products: number): string[] {
  const owner = (i: string) =>
    `'bench_seller_' || case when ${i} % 100 = 0 then 1 else 1 + ${i} % ${SELLERS} end`
  const series = `generate_series(1, ${products}) as i`
  return [
    `set session_replication_role = replica`,
    `insert into "user" (id, first_name, email) values ('${STAFF.userId}', 'Equipe', 'equipe@bench.winex')`,
    `insert into auth_identity (id, app_metadata) values
       ('${STAFF.identityId}', '{"user_id": "${STAFF.userId}"}'), ('${MEMBER.identityId}', '{}')`,
    `insert into seller (id, name, handle, tax_id, country_code, state, city, postal_code, address_line, email, region, store_status, contract_signed, created_at)
     select 'bench_seller_' || i, 'Vinícola ' || (array['Serra','Vale','Monte','Campo','Rio'])[1 + i % 5] || ' ' || i, 'vinicola-' || i,
            lpad(i::text, 2, '0') || '.345.678/0001-' || lpad((i % 100)::text, 2, '0'), 'BR', (array['RS','SC','SP','MG','PE'])[1 + i % 5],
            (array['Bento Gonçalves','Urubici','São Roque','Andradas','Petrolina','Garibaldi'])[1 + i % 6],
            '95700-000', 'Linha ' || i, 'produtor' || i || '@vinicola.com.br', 'serra_gaucha',
            (array['ACTIVE','ACTIVE','ACTIVE','PENDING','INACTIVE'])[1 + i % 5], i % 3 > 0, now() - i * interval '1 minute'
       from generate_series(1, ${SELLERS}) as i`,
    `insert into seller_member (id, seller_id, name, email, cpf, role, auth_identity_id)
     values ('${MEMBER.memberId}', '${BUSY_SELLER}', 'Produtora', 'produtora@bench.winex', '529.982.247-25', 'owner', '${MEMBER.identityId}')`,
    `insert into product (id, title, handle, status, metadata, created_at, updated_at)
     select 'bench_prod_' || i, (array['Tinto','Branco','Rosé','Espumante','Laranja'])[1 + i % 5] || ' ' ||
            (array['Merlot','Peverella','Cabernet','Isabel','Moscato','Tannat','Goethe'])[1 + i % 7] || ' ' || i,
            'vinho-' || i, (array['published','published','published','published','published','published','draft','proposed','rejected','rejected'])[1 + i % 10],
            jsonb_build_object('classification', jsonb_build_object('type', (array['red','white','rose','sparkling'])[1 + i % 4], 'style', 'still', 'body', 'medium'),
              'technical_analysis', jsonb_build_object('alcohol_percentage', 11 + i % 4),
              'storytelling', jsonb_build_object('producer', 'Família ' || (array['Dal Pizzol','Zanella','Bettú','Faccin','Marzarotto'])[1 + i % 5], 'story', ${story('i')})),
            now() - i * interval '7 seconds', now()
       from ${series}`,
    `insert into product_variant (id, title, sku, product_id) select 'bench_var_' || i, '750ml', 'bench-' || i, 'bench_prod_' || i from ${series}`,
    `insert into price_set (id) select 'bench_pset_' || i from ${series}`,
    `insert into product_variant_price_set (id, variant_id, price_set_id) select 'bench_vps_' || i, 'bench_var_' || i, 'bench_pset_' || i from ${series}`,
    `insert into price (id, price_set_id, currency_code, amount, raw_amount)
     select 'bench_price_' || i, 'bench_pset_' || i, 'brl', 40 + (i % 20000) / 100.0, jsonb_build_object('value', (40 + (i % 20000) / 100.0)::text) from ${series}`,
    `insert into price (id, price_set_id, currency_code, amount, raw_amount, min_quantity, raw_min_quantity)
     select 'bench_wholesale_' || i, 'bench_pset_' || i, 'brl', 30 + (i % 20000) / 100.0, jsonb_build_object('value', (30 + (i % 20000) / 100.0)::text), 6, '{"value": "6"}'
       from ${series} where i % 4 = 0`,
    `insert into inventory_item (id, sku) select 'bench_inv_' || i, 'bench-' || i from ${series}`,
    `insert into product_variant_inventory_item (id, variant_id, inventory_item_id) select 'bench_vii_' || i, 'bench_var_' || i, 'bench_inv_' || i from ${series}`,
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity) select 'bench_lvl_' || i, 'bench_inv_' || i, 'bench_loc', i % 120 from ${series}`,
    `insert into seller_product (id, seller_id, product_id) select 'bench_sp_' || i, ${owner('i')}, 'bench_prod_' || i from ${series}`,
    ...orderStatements(),
    ...ledgerStatements(SELLERS, ORDERS, ownerOfOrder),
    `set session_replication_role = origin`,
    `analyze`,
    `select read_model.rebuild_all()`,
    `vacuum analyze read_model.product, read_model.product_search, read_model.seller, read_model."order", read_model.order_search, read_model.count`,
  ]
}

const ownerOfOrder = (i: string) =>
  `'bench_seller_' || case when ${i} <= ${BUSY_SELLER_ORDERS} then 1 else 2 + ${i} % ${SELLERS - 1} end`

function orderStatements(): string[] {
  const series = `generate_series(1, ${ORDERS}) as i`
  return [
    `insert into order_address (id, first_name, last_name, city, province)
     select 'bench_addr_' || i, 'Cliente', 'Número ' || i, 'São Paulo', 'SP' from ${series}`,
    `insert into "order" (id, display_id, email, currency_code, status, shipping_address_id, created_at)
     select 'bench_order_' || i, i, 'cliente' || i || '@exemplo.com.br', 'brl',
            (case when i % 10 = 0 then 'canceled' when i % 3 = 0 then 'completed' else 'pending' end)::order_status_enum,
            'bench_addr_' || i, now() - i * interval '3 minutes' from ${series}`,
    `insert into order_line_item (id, title, product_title, variant_title, unit_price, raw_unit_price)
     select 'bench_item_' || i, 'Tinto Merlot ' || i, 'Tinto Merlot ' || i, '750ml', 89.9, '{"value": "89.9"}' from ${series}`,
    `insert into order_item (id, order_id, version, item_id, quantity, raw_quantity, fulfilled_quantity, shipped_quantity,
       return_requested_quantity, return_received_quantity, return_dismissed_quantity, written_off_quantity)
     select 'bench_oi_' || i, 'bench_order_' || i, 1, 'bench_item_' || i, 1 + i % 6, '{"value": "1"}', 0, 0, 0, 0, 0, 0 from ${series}`,
    `insert into order_summary (id, order_id, totals)
     select 'bench_os_' || i, 'bench_order_' || i, jsonb_build_object('current_order_total', (1 + i % 6) * 89.9) from ${series}`,
    `insert into payment_collection (id, currency_code, amount, raw_amount, captured_amount, status)
     select 'bench_pc_' || i, 'brl', (1 + i % 6) * 89.9, '{"value": "1"}', case when i % 2 = 0 then (1 + i % 6) * 89.9 end,
            case when i % 2 = 0 then 'completed' else 'authorized' end from ${series}`,
    `insert into order_payment_collection (id, order_id, payment_collection_id) select 'bench_opc_' || i, 'bench_order_' || i, 'bench_pc_' || i from ${series}`,
    `insert into seller_order (id, seller_id, order_id) select 'bench_so_' || i, ${ownerOfOrder('i')}, 'bench_order_' || i from ${series}`,
  ]
}
