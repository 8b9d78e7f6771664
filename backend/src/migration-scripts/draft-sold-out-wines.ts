/**
 * What `draft-used-up-wines` does now, which runs after it. Its name stays: a database that has run it would take its absence
 * for an older version.
 */
export default function draftSoldOutWines(): Promise<void> {
  return Promise.resolve()
}
