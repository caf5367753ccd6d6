// The retired words in names, comments, titles and documents, each with its replacement: part of npm run check.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { retiredIn, retiredInProse } from './words/retired.ts'

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.sol', '*.css', '*.md'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('scripts/words') && !file.endsWith('/abi.ts'))
  .filter((file) => existsSync(file))

let found = 0
for (const file of files) {
  const source = readFileSync(file, 'utf8')
  const names = /\.(sol|css|md)$/.test(file) ? [] : retiredIn(file, source)
  for (const { name, word, use } of [...names, ...retiredInProse(file, source)]) {
    console.error(`${file}: ${name}: instead of "${word}" write ${use}`)
    found += 1
  }
}
console.log(`${files.length} files read, ${found} retired words in names and prose`)
if (found > 0) process.exitCode = 1
