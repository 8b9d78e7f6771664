import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A rule that was renamed keeps its name in `metadata`, too: not that of a company that was erased before. */
export class Migration20261129153100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`update "commission_rule" r set metadata = null
      from "seller" s where s.id = r.reference_id and r.reference = 'seller' and r.metadata is not null
       and s.handle = 'conta-excluida-' || lower(s.id)`)
  }

  // what was erased is not known any more
  override async down(): Promise<void> {}
}
