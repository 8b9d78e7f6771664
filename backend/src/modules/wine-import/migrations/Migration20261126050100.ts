import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const AGAIN =
  'Linha conferida antes de uma atualização do winex. Envie-a de novo para ver quanto preço e estoque mudam.'

/**
 * Files that the version before checked and nobody started: what they change of wines that exist was never compared, so nothing
 * would be asked about. These rows are sent again, by the file of refused rows; new wines of the same file stay.
 */
export class Migration20261126050100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`update "wine_import_row" r set action = 'invalid', product_id = null,
        problems = jsonb_build_object('wine_name', '${AGAIN}')
      from "wine_import" i where i.id = r.import_id and i.status = 'checked' and r.action = 'update'
       and not exists (select from "wine_import_row" told where told.import_id = i.id
         and (told.moves <> '[]' or told.lacks_picture or told.lacks_description))`)
  }

  // what the check of before allowed is not known any more
  override async down(): Promise<void> {}
}
