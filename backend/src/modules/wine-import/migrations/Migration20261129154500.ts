import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Who started an import, with address and browser, is known as long as it runs, and by the audit trail. */
export class Migration20261129154500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update "wine_import" set actor = null where status <> 'importing' and actor is not null`,
    )
  }

  // what was forgotten is not known any more
  override async down(): Promise<void> {}
}
