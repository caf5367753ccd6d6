import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const others = ['**/node_modules/**', 'build/**', '.cache/**', '.data/**', 'scripts/golden/**']
const suffixed = '**/*.{chain,db,journey,postgres}.test.{ts,tsx}'

/** What takes minutes: begun last, it would keep one process busy long after the others. */
const longest =
  /\/(sim\/sim|journeys\/(screens|kill|hostile|builds)|exit\/exit|make-feature\/make|http\/(fuzz|fields|access)|audit\/audit|package\/package)\./

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))]
  }
}

/**
 * What a glob finds changes without the file that asks: such a module is transformed again in each launch. Vitest knows
 * the call, but not `import.meta.glob<Type>(…)`.
 */
const globsAnew: Plugin = {
  name: 'globs-anew',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined))
  },
}

/** The suffix of a test file decides where it runs; `scripts/run/suites.mjs` reads the same suffixes. */
export default defineConfig({
  plugins: [globsAnew],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Files follow each other in a process that loads modules once; what a test changes, it puts back.
    isolate: false,
    // Modules stay transformed on disk: a launch with the server's graph takes half the time.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    // A failing property prints its seed; a test that hangs is a failure, not a wait. The limits are
    // for a machine that does ten things at once.
    testTimeout: 60_000,
    // What a test waits for comes at once on a quiet machine, and later on a busy one.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...others, suffixed],
        },
      },
      {
        extends: true,
        test: {
          // What needs a network or a database, with a PostgreSQL for all of it where it is installed.
          name: 'stack',
          include: ['**/*.{chain,db,postgres}.test.ts'],
          exclude: others,
          globalSetup: './platform/server/database/testing/postgres.ts',
          // Each waits for its database and its network for half of the time.
          maxWorkers: 3,
          // Projects with other numbers of workers follow each other.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          include: ['**/*.journey.test.ts'],
          setupFiles: './tests/journeys/setup.ts',
          exclude: others,
          // Three browsers at a time, also on two cores: each waits for its stack half of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
