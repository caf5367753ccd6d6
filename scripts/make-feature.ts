// npm run make:feature <name>: a new feature after the golden example, from contract to screen.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { makeFeature } from './make-feature/make.ts'

const root = path.join(import.meta.dirname, '..')

try {
  const { written, added } = makeFeature(root, process.argv[2] ?? '')
  // Another name is of another length, and lines break elsewhere.
  execFileSync(path.join(root, 'node_modules', '.bin', 'oxfmt'), [...written, ...added], {
    cwd: root,
    stdio: 'pipe',
  })
  for (const file of written) console.log(`written  ${file}`)
  for (const file of added) console.log(`added to ${file}`)
  const name = written[0]?.split('/')[1] ?? ''
  console.log(`
Next, with docs/adding.md:
  1. describe it in features/README.md and in its own README.md
  2. change it into your feature; in Chinese replace 儲蓄罐 and 罐
  3. after each change of its contract: npm run contracts
  4. its own tests: npx vitest run --project unit --project stack features/${name}
     and npm run test:forge -- features/${name}
  5. npm run check names what is missing elsewhere`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
