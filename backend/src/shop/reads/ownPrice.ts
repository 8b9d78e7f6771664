/**
 * Which rows of the engine's table `price` are the own price of a wine (R6) or of a delivery: in the shop's currency,
 * of no price list and under no rule.
 */
export const ownPrice = (
  alias: string,
): string => /* sql */ `${alias}.deleted_at is null and ${alias}.price_list_id is null
        and lower(${alias}.currency_code) = 'brl' and coalesce(${alias}.rules_count, 0) = 0`
