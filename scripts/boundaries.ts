// npm run boundaries: who may import whom, and the shape of files. CONTRIBUTING.md has the rules in words.
import path from 'node:path'
import { violationsOf } from './boundaries/rules.ts'
import { readTree } from './boundaries/tree.ts'

const { modules, violations } = violationsOf(readTree(path.join(import.meta.dirname, '..')))
for (const { file, line, rule, why } of violations) console.log(`${file}:${line} ${rule}: ${why}`)
console.log(`${modules} modules, ${violations.length} violations`)
// A check that read nothing has shown nothing.
process.exitCode = modules > 0 && violations.length === 0 ? 0 : 1
