import { features } from '#apps/server/features.ts'
import type { Database } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { type OpenEngine, openEngine } from '#platform/server/database/testing/databases.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

import { type Explaining, explaining } from '../explain.ts'

export interface Filled extends Pick<Explaining, 'db' | 'take'> {
  /**
   * Asserts that since the last call all was read by an index, and no step passed more rows than
   * these.
   */
  readonly within: (most: number) => void
}

/**
 * A database of this file's own, filled before its tests, that reports how each statement was read.
 */
export function onFilled(fill: (db: Database) => Promise<void>): Filled {
  let engine: OpenEngine | undefined
  let explainer: Explaining | undefined
  beforeAll(async () => {
    engine = await openEngine()
    await migrate(engine.db, features)
    await fill(engine.db)
    explainer = await explaining(engine.databaseUrl!)
  }, 300_000)
  afterAll(async () => {
    await explainer?.close()
    await engine?.close()
  })
  beforeEach(() => {
    explainer!.take()
  })
  return {
    get db() {
      return explainer!.db
    },
    take: () => explainer!.take(),
    within(most) {
      const steps = explainer!
        .take()
        .flatMap(({ nodes }) => nodes)
        // What has one row may be read whole.
        .filter(({ type, rows }) => /Scan/.test(type) && !(type === 'Seq Scan' && rows <= 1))
      expect(steps.length).toBeGreaterThan(0)
      expect(steps.filter(({ type, rows }) => type === 'Seq Scan' || rows > most)).toEqual([])
    },
  }
}
