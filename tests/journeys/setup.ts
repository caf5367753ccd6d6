import path from 'node:path'
import { afterEach } from 'vitest'

import { discard, keep } from './evidence.ts'

/** After each journey: what a failed one leaves is kept, and its path is printed. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return discard()
  const file = path.basename(task.file.name, '.journey.test.ts')
  const folder = await keep([file, task.suite?.name ?? '', task.name].join(' '))
  if (folder === null) return
  console.error(
    `Kept in ${folder}: pictures, and traces for: npx playwright-core show-trace ${folder}/trace-1.zip`,
  )
})
