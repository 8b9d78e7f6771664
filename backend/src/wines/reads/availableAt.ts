/** Bottles of a stock level that can be sold, as SQL: those that orders have reserved are not. @param level alias of the table */
export const availableAt = (level: string): string =>
  `${level}.stocked_quantity - ${level}.reserved_quantity`
