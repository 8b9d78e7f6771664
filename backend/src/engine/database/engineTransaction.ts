import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { EntityManager } from '@medusajs/framework/mikro-orm/postgresql'
import type { Context, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaContextType } from '@medusajs/framework/utils'

/** One database transaction that the engine's modules and our own SQL share. */
export interface EngineTransaction {
  knex: Knex.Transaction
  /** Pass it as the last argument of a module's method: the method then works inside this transaction. */
  context: (module: string) => Context
  /** For reading what SQL or another module's method has changed: knows nothing that was loaded before. */
  freshContext: (module: string) => Context
  /** Writes what the modules hold back; needed before SQL that reads or changes the same rows. */
  flush: () => Promise<void>
}

interface Module {
  baseRepository_: { getFreshManager: () => EntityManager }
}

/**
 * Runs `act` in one database transaction over several modules of the engine. The engine's own workflows make a
 * transaction per step and undo earlier steps when a later one fails; killed between two steps, they leave the first
 * ones behind. Here a kill leaves nothing (docs/decisions/05-orders-in-one-transaction.md).
 */
export async function engineTransaction<Result>(
  container: MedusaContainer,
  act: (transaction: EngineTransaction) => Promise<Result>,
): Promise<Result> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const managers = new Map<string, EntityManager>()
    const newManager = (module: string): EntityManager => {
      const manager = container.resolve<Module>(module).baseRepository_.getFreshManager()
      manager.setTransactionContext(transaction)
      return manager
    }
    const managerOf = (module: string): EntityManager => {
      const manager = managers.get(module) ?? newManager(module)
      managers.set(module, manager)
      return manager
    }
    const contextOf = (manager: EntityManager): Context => ({
      // A job runs inside of a step of the engine's workflows, where modules take a context without this mark for none at all:
      // they would make transactions of their own.
      __type: MedusaContextType,
      manager,
      transactionManager: manager,
    })
    const flush = async (): Promise<void> => {
      for (const manager of managers.values()) await manager.flush()
    }
    const result = await act({
      knex: transaction,
      context: (module) => contextOf(managerOf(module)),
      freshContext: (module) => contextOf(newManager(module)),
      flush,
    })
    await flush()
    return result
  })
}
