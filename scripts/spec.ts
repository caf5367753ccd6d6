// The specification row by row, each with what proves it: npm run spec, and part of npm test.
import path from 'node:path'

import { repositoryRoot } from './contract-sources.ts'
import { checkRow, unlisted } from './spec/check.ts'
import { composeProduct } from './spec/product.ts'
import { prover } from './spec/proofs.ts'
import { readSections } from './spec/rows.ts'

const product = await composeProduct()
const prove = prover(product)
const sections = readSections(path.join(repositoryRoot, 'tests/spec'))
const list = process.argv.includes('--brief') ? () => {} : console.log

const table: Record<string, Record<string, number>> = {}
const faults = unlisted(product, sections)
const all = { rows: 0, proven: 0, coming: 0, fault: 0 }
for (const { name, rows } of sections) {
  list(`\n${name}`)
  const counts = { rows: rows.length, proven: 0, coming: 0, fault: 0 }
  for (const row of rows) {
    const { outcome, why } = await checkRow(row, prove)
    counts[outcome] += 1
    const proofs = row.proofs.map(({ kind, args }) => [kind, ...args].join(' ')).join('; ')
    list(`  ${outcome}  ${row.what}: ${outcome === 'coming' ? `with ${row.feature}` : proofs}`)
    if (outcome === 'fault') faults.push(`${row.at}: ${row.what}: ${why}`)
  }
  for (const key of ['rows', 'proven', 'coming', 'fault'] as const) all[key] += counts[key]
  table[name] = counts
}
console.table({ ...table, all })
for (const fault of faults) console.error(fault)
console.log(`${all.rows} rows read, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
